import type { DrawnPaper } from '@gerbang/contract/learning/practices.ts'
import { orderPaper } from '@gerbang/scoring/paper-order.ts'
import type { Db } from '../../../db/database.ts'
import { anyOf, listContents } from './pool.queries.ts'

/** These questions as they are shown, in this order. No key leaves here. */
export async function describePaper(
  db: Db,
  { seed }: { seed: number },
  ids: readonly string[],
): Promise<DrawnPaper> {
  const contents = await listContents(db, ids)
  const paper = ids.flatMap(id => contents.get(id) ?? [])
  const stimulusIds = paper.flatMap(({ stimulus_id }) => stimulus_id ?? [])
  const stimuli = await db
    .selectFrom('stimuli')
    .select(['id', 'title', 'html'])
    .where('id', '=', anyOf(stimulusIds))
    .execute()
  return {
    lang: paper[0]?.lang ?? 'id',
    stimuli,
    // As drawn: what one got wrong comes first. Only options change places.
    order: orderPaper(paper, seed, { questions: false, options: true }).map(
      ({ question_id, option_ids }) => ({ question_id, part_ids: option_ids }),
    ),
    questions: paper.map(({ question_id, stimulus_id, content, lang, subject, topic }) => ({
      id: question_id,
      stimulus_id,
      content,
      lang,
      subject,
      topic,
    })),
  }
}
