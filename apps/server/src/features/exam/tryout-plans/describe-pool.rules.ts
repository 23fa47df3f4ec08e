import { readContent } from '@gerbang/contract/question-format.ts'
import { USUAL_PARAMETERS } from '@gerbang/scoring/adaptive/place-student.ts'
import type { AssemblyItem, AssemblyWishes } from '@gerbang/scoring/assembly/assembly-program.ts'
import { TARGETS } from '@gerbang/scoring/assembly/targets.ts'
import { describeInformation } from '@gerbang/scoring/irt/describe-information.ts'
import { readWords } from '../../../content/read-stem.ts'
import { readWhole } from '../../../content/read-whole.ts'
import type { AssemblyTask, FormFacts } from './assemble-apart.ts'

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

const cellOf = ({ topic_id, difficulty }: { topic_id: string | null; difficulty: string }) =>
  `${topic_id} ${difficulty}`

type Question = AssemblyTask['pool'][number]

/** Where the bank knows no estimate, the level that the author gave stands for one. */
function readParameters({ a, b, c, difficulty }: Question) {
  return a === null || b === null || c === null ? USUAL_PARAMETERS[difficulty] : { a, d: -a * b, c }
}

const describeItem = (question: Question): AssemblyItem => ({
  id: question.id,
  cell: cellOf(question),
  passage: question.stimulus_id,
  parameters: readParameters(question),
  words: countWords(readWhole(readContent(question.content))),
  used: question.used,
})

/** The pool and the wishes as the search takes them. */
export function describeTask({ pool, passages, enemies, wishes, forms }: AssemblyTask): {
  items: AssemblyItem[]
  wishes: AssemblyWishes
} {
  const { cells, target, common, most_used, most_words } = wishes
  return {
    items: pool.map(describeItem),
    wishes: {
      forms,
      cells: new Map(cells.map(cell => [cellOf(cell), cell.count])),
      target: TARGETS[target],
      common: forms === 1 ? 0 : common,
      most_used,
      most_words,
      passages: new Map(passages.map(({ id, html }) => [id, countWords(readWords(html))])),
      enemies,
    },
  }
}

const abilities = Array.from({ length: 25 }, (_, step) => -3 + step / 4)

/** What a form of these items tells, and how much there is to read in it. */
export function describeForm(
  ids: readonly string[],
  { pool }: Pick<AssemblyTask, 'pool'>,
  { items, wishes }: ReturnType<typeof describeTask>,
): FormFacts {
  const own = new Set(ids)
  const taken = items.filter(({ id }) => own.has(id))
  const opened = [...new Set(taken.flatMap(({ passage }) => passage ?? []))]
  const words = [...taken.map(item => item.words), ...opened.map(id => wishes.passages.get(id) ?? 0)]
  return {
    question_ids: [...ids],
    estimated: pool.filter(({ id, b }) => own.has(id) && b !== null).length,
    words: words.reduce((sum, count) => sum + count, 0),
    information: describeInformation(
      taken.map(({ parameters }) => parameters),
      abilities,
    ).map(({ ability, test }) => ({ ability, value: test })),
  }
}
