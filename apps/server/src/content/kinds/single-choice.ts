import { type Kind, namePart, withOptions } from './kind.ts'

export const singleChoice: Kind<'single_choice'> = {
  ...withOptions,
  listMissteps: ({ options }, _key, value) =>
    typeof value === 'string' ? [{ id: value, label: namePart(options, value) }] : [],
  describeRight: ({ options }, { option_id }) => namePart(options, option_id),
}
