import { type Kind, namePart, withOptions } from './kind.ts'

/** Options are weighed: none is wrong, so that there is no misstep to discuss. */
const nothingIsWrong = () => []

export const weightedChoice: Kind<'weighted_choice'> = {
  ...withOptions,
  listMissteps: nothingIsWrong,
  describeRight: ({ options }, { weights }) => {
    const best = Math.max(...Object.values(weights))
    return options
      .filter(({ id }) => weights[id] === best)
      .map(({ id }) => namePart(options, id))
      .join('; ')
  },
}
