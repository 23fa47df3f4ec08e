import type { Feedback } from '@gerbang/contract/learning/quizzes.ts'
import { findReturn } from '@gerbang/scoring/adaptive/spaced-return.ts'
import { type KeyedOutcome, scoreAnswer } from '@gerbang/scoring/score-answer.ts'
import type { Db } from '../../../db/database.ts'
import { type Refusal, saveSent } from '../../exam/marks/save-sent.ts'
import { chooseTold } from '../../exam/tryouts/reveal.rules.ts'
import { listContents, listTold, listUnfree } from './pool.queries.ts'
import {
  confirmAnswers,
  type ItemRow,
  listItems,
  listReturns,
  type PracticeRow,
  putReturns,
  type SentAnswer,
  storeAnswers,
} from './practices.queries.ts'
import { countAided } from './practices.rules.ts'

const idsOf = (rows: readonly { question_id: string }[]) => rows.map(({ question_id }) => question_id)

/**
 * Stores what fits, in the transaction that holds the practice; each answer is judged alone. A confirmed one is marked at
 * once and stays as it is. A practice that is finished still takes answers: nobody waits for it.
 */
export async function saveAnswers(
  trx: Db,
  practice: PracticeRow,
  sent: readonly SentAnswer[],
  at: Date,
): Promise<Refusal[]> {
  if (sent.length === 0) return []
  const items = await listItems(trx, practice)
  const [contents, told] = await Promise.all([listContents(trx, idsOf(items)), listTold(trx, idsOf(items))])
  return saveSent(sent, {
    findContent: id => contents.get(id)?.content,
    absent: 'Soal ini tidak ada pada latihan.',
    takesNothing: practice.kind === 'placement',
    store: async fitting => {
      const marked = fitting.map(({ content, ...answer }) => {
        const key = told.get(answer.question_id)?.key
        const isMarked = answer.confirmed && key !== undefined
        return { ...answer, outcome: isMarked ? scoreAnswer(content, key, answer.value).outcome : null }
      })
      await storeAnswers(trx, practice, marked, at.toISOString())
      const stored = await listItems(trx, practice)
      await noteReturns(trx, practice, { before: items, after: stored }, at)
      return stored.map(item => ({ ...item, confirmed: item.confirmed_at !== null }))
    },
  })
}

/** Marks what was answered and never checked. */
export async function confirmAnswered(trx: Db, practice: PracticeRow, at: Date): Promise<void> {
  const items = await listItems(trx, practice)
  const open = items.filter(({ confirmed_at, value }) => confirmed_at === null && value !== null)
  if (open.length === 0) return
  const [contents, told] = await Promise.all([listContents(trx, idsOf(open)), listTold(trx, idsOf(open))])
  const outcomes = open.flatMap(({ question_id, value }) => {
    const content = contents.get(question_id)?.content
    const key = told.get(question_id)?.key
    return content && key ? [{ question_id, outcome: scoreAnswer(content, key, value).outcome }] : []
  })
  await confirmAnswers(trx, practice, outcomes, at.toISOString())
  await noteReturns(trx, practice, { before: items, after: await listItems(trx, practice) }, at)
}

const dayMs = 86_400_000

/** Boxes of the questions that were confirmed just now. What is right before its day stays where it is. */
async function noteReturns(
  trx: Db,
  practice: PracticeRow,
  { before, after }: { before: readonly ItemRow[]; after: readonly ItemRow[] },
  at: Date,
): Promise<void> {
  const known = new Set(
    before.filter(({ confirmed_at }) => confirmed_at !== null).map(row => row.question_id),
  )
  const isAnswered = (outcome: ItemRow['outcome']) =>
    outcome !== null && (practice.kind !== 'placement' || outcome !== 'blank')
  const fresh = after.filter(({ question_id, outcome }) => isAnswered(outcome) && !known.has(question_id))
  if (fresh.length === 0) return
  const boxes = new Map((await listReturns(trx, practice)).map(row => [row.question_id, row]))
  const moved = fresh.flatMap(item => {
    const { question_id, purpose } = item
    const outcome = countAided(item)
    const row = boxes.get(question_id)
    // It went wrong in a try-out, or is new and right at once.
    const box = row?.box ?? (purpose === 'own' || purpose === 'due' ? 1 : 0)
    const isEarly =
      row?.due_at !== undefined && (row.due_at === null || Date.parse(row.due_at) > at.getTime())
    if (outcome === 'correct' && (box === 0 || isEarly)) return []
    const next = findReturn(box, outcome as KeyedOutcome)
    const due_at = next.days === null ? null : new Date(at.getTime() + next.days * dayMs).toISOString()
    return [{ question_id, box: next.box, due_at }]
  })
  await putReturns(trx, practice, moved, at.toISOString())
}

/**
 * Right or wrong, key and explanation of the answers that are confirmed; of a question that is held meanwhile nothing, and nothing
 * of a placement before it ends.
 */
export async function listFeedback(
  db: Db,
  practice: PracticeRow,
  at: Date,
  only?: ReadonlySet<string>,
): Promise<Feedback[]> {
  if (practice.kind === 'placement' && practice.submitted_at === null) return []
  const confirmed = (await listItems(db, practice)).filter(
    ({ question_id, confirmed_at }) => confirmed_at !== null && (only?.has(question_id) ?? true),
  )
  if (confirmed.length === 0) return []
  const [told, held] = await Promise.all([
    listTold(db, idsOf(confirmed)),
    listUnfree(db, idsOf(confirmed), at),
  ])
  return chooseTold(confirmed, held, 'each').each.flatMap(({ question_id, outcome }) => {
    const row = told.get(question_id)
    return row && outcome ? [{ ...row, outcome }] : []
  })
}
