import type { PracticeHint } from '@gerbang/contract/learning/practices.ts'
import type { Db } from '../../../db/database.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import { chooseTold } from '../../exam/tryouts/reveal.rules.ts'
import { listHints, listUnfree } from './pool.queries.ts'
import { type ItemRow, listItems, noteHint, type PracticeRow } from './practices.queries.ts'

const idsOf = (rows: readonly { question_id: string }[]) => rows.map(({ question_id }) => question_id)

/** A placement finds where to begin, so nothing is told in it. */
export const givesHints = ({ kind }: Pick<PracticeRow, 'kind'>) => kind !== 'placement'

/** Hints that were asked for; of a question that is held meanwhile none. */
export async function tellHints(
  db: Db,
  practice: PracticeRow,
  items: readonly ItemRow[],
  at: Date,
): Promise<PracticeHint[]> {
  const asked = givesHints(practice) ? items.filter(({ hinted_at }) => hinted_at !== null) : []
  if (asked.length === 0) return []
  const [hints, held] = await Promise.all([listHints(db, idsOf(asked)), listUnfree(db, idsOf(asked), at)])
  return chooseTold(asked, held, 'each').each.flatMap(({ question_id }) => {
    const html = hints.get(question_id)
    return html === undefined ? [] : [{ question_id, html }]
  })
}

/** The hint of one question, noted in the transaction that holds the practice. What is told counts, and only that. */
export async function askHint(
  trx: Db,
  practice: PracticeRow,
  question_id: string,
  at: Date,
): Promise<PracticeHint> {
  const items = await listItems(trx, practice)
  const hints = await listHints(trx, [question_id])
  const html = hints.get(question_id)
  if (html === undefined || !givesHints(practice) || !idsOf(items).includes(question_id))
    throw notFound('Petunjuk')
  const held = await listUnfree(trx, [question_id], at)
  if (chooseTold([{ question_id }], held, 'each').each.length === 0)
    throw conflict('not_released', 'Petunjuk soal ini ditahan sampai try out yang memakainya selesai.')
  await noteHint(trx, practice, question_id, at.toISOString())
  return { question_id, html }
}
