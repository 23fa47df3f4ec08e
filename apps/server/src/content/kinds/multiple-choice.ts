import { type Kind, namePart, withOptions } from './kind.ts'

export const multipleChoice: Kind<'multiple_choice'> = {
  ...withOptions,
  listMissteps: ({ options }, { option_ids }, value) =>
    Array.isArray(value)
      ? value.filter(id => !option_ids.includes(id)).map(id => ({ id, label: namePart(options, id) }))
      : [],
  describeRight: ({ options }, { option_ids }) => option_ids.map(id => namePart(options, id)).join('; '),
}
