import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { RIGHT, WRONG } from '@gerbang/scoring/irt/pack-responses.ts'
import { createUniform } from '@gerbang/scoring/irt/testing/generate-responses.ts'
import { compareAnswers, type ComparedSheet } from '@gerbang/scoring/statistics/similar-answers.ts'
import { drawAbilities } from '../simulate-sub-tests.ts'
import { choose, KEY, OPTIONS } from './study-flags.ts'

export interface SimilarStudy {
  classes: number
  size: number
  blocks: readonly (readonly ItemParameters[])[]
  /** Share of the answers that one student of each class takes over from another. */
  copied: number
  /** Of wrong answers, the share that follows a mistake which the whole class was taught. */
  taught: number
  seed: number
}

/** Below this a pair is told. */
const TOLD = 0.01
/** How often each option is chosen by those who are wrong. */
const COUNTED = 500

export interface SimilarFindings {
  /** Share of the classes whose copier is told, and of those in which somebody else is. */
  found: number
  false_found: number
}

function answerBlock(
  draw: () => number,
  abilities: Float64Array,
  items: readonly ItemParameters[],
  taught: number,
): Uint8Array {
  const mistakes = items.map(() => KEY + 1 + Math.floor(draw() * (OPTIONS - 1)))
  const choices = new Uint8Array(abilities.length * items.length)
  for (const [student, theta] of abilities.entries())
    for (const [place, item] of items.entries()) {
      const choice = choose(draw, theta, item, 0)
      const isTaught = choice !== KEY && draw() < taught
      choices[student * items.length + place] = isTaught ? (mistakes[place] ?? choice) : choice
    }
  return choices
}

const countWrong = (choices: Uint8Array, items: number, place: number) =>
  Array.from({ length: OPTIONS }, (_, option) =>
    option + 1 === KEY
      ? 0
      : choices.filter((choice, at) => at % items === place && choice === option + 1).length,
  )

/** Student 1 takes over answers of student 0. */
function copy(draw: () => number, choices: Uint8Array, items: number, share: number): void {
  for (let place = 0; place < items; place += 1)
    if (draw() < share) choices[items + place] = choices[place] ?? 0
}

/** In how many classes the answers of the one who copies are told, and those of anybody else. */
export function studySimilar(study: SimilarStudy): SimilarFindings {
  const { classes, size, blocks, copied, taught, seed } = study
  const draw = createUniform(seed)
  const everybody = drawAbilities(draw, COUNTED, blocks.length, 0.6)
  const known = blocks.map((items, block) => {
    const choices = answerBlock(draw, everybody[block] ?? new Float64Array(), items, 0)
    return items.map((parameters, place) => ({ parameters, wrong: countWrong(choices, items.length, place) }))
  })
  const found = { own: 0, others: 0 }
  for (let run = 0; run < classes; run += 1) {
    const abilities = drawAbilities(draw, size, blocks.length, 0.6)
    const sheets = known.map((items, block): ComparedSheet => {
      const own = items.map(({ parameters }) => parameters)
      const choices = answerBlock(draw, abilities[block] ?? new Float64Array(), own, taught)
      copy(draw, choices, items.length, copied)
      return { items, choices, codes: choices.map(choice => (choice === KEY ? RIGHT : WRONG)) }
    })
    const told = compareAnswers(sheets, size).filter(({ adjusted_p }) => adjusted_p < TOLD)
    const isOwn = ({ one, other }: (typeof told)[number]) => copied > 0 && one === 0 && other === 1
    if (told.some(isOwn)) found.own += 1
    if (told.some(pair => !isOwn(pair))) found.others += 1
  }
  return { found: found.own / classes, false_found: found.others / classes }
}
