import { expect, test } from 'vitest'
import { calibrate } from './calibrate.ts'
import { findItemError } from './item-error.ts'
import { packResponses } from './pack-responses.ts'
import { choosePriors } from './priors.ts'
import { type Abilities, scoreAbilities } from './score-abilities.ts'
import { centreSlopes } from './slope-prior.ts'
import { answerAll } from './testing/answer-items.ts'
import { createUniform, drawNormal } from './testing/generate-responses.ts'
import { listGuesses, listTrueBlocks } from './testing/reference.ts'

const blocks = listTrueBlocks('3pl').slice(1, 5)
const guesses = listGuesses().slice(1, 5)
const findMean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length

/** In units of the group, as the error is told. */
function standardise({ eap, se }: Abilities) {
  const mean = findMean(eap)
  const spread = Math.sqrt(findMean(eap.map((value, place) => (value - mean) ** 2 + (se[place] ?? 0) ** 2)))
  return { eap: eap.map(value => (value - mean) / spread), spread }
}

/** Mean squares over some sub-tests of one group: what estimates move EAPs by, and what is told of that. */
function compare(students: number, seed: number) {
  const draw = createUniform(seed)
  const found = blocks.map((items, place) => {
    const abilities = Float64Array.from({ length: students }, () => drawNormal(draw))
    const responses = packResponses(answerAll(draw, abilities, items), items.length)
    const design = centreSlopes(responses, {
      items: (guesses[place] ?? []).map(options => ({
        guessing: options !== undefined,
        priors: choosePriors(students, options ?? 2),
        fixed: null,
      })),
      common_slope: false,
      free_latent: false,
    })
    const calibration = calibrate(responses, design)
    const told = findItemError(responses, design, calibration)
    const [known, own] = [items, calibration.items].map(parameters =>
      standardise(scoreAbilities(responses, parameters)),
    )
    const moved = own?.eap.map((value, student) => (value - (known?.eap[student] ?? 0)) ** 2)
    return { real: findMean(moved ?? new Float64Array(1)), told: told ** 2, spread: own?.spread ?? NaN }
  })
  const over = (key: 'real' | 'told') => found.reduce((sum, one) => sum + one[key], 0) / found.length
  return { real: over('real'), told: over('told'), spreads: found.map(({ spread }) => spread) }
}

test.each([60, 240])(
  'what the errors of questions move EAPs of %d students by is told as it is',
  students => {
    const { real, told } = compare(students, 7)
    expect(told / real).toBeGreaterThan(0.7)
    expect(told / real).toBeLessThan(1.4)
  },
)

test('a group that is its own norm has abilities of SD 1, as far as its answers tell', () => {
  for (const spread of compare(60, 8).spreads) expect(Math.abs(spread - 1)).toBeLessThan(0.01)
})
