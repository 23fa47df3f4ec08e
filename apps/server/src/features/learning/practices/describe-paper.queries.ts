import type { DrawnPaper } from '@gerbang/contract/learning/practices.ts'
import { orderPaper } from '@gerbang/scoring/paper-order.ts'
import type { Db } from '../../../db/database.ts'
import { anyOf, listContents, listHints } from './pool.queries.ts'
import type { PracticeRow } from './practices.queries.ts'
import { givesHints } from './tell-hints.ts'

/** These questions as they are shown, in this order. No key leaves here, and of hints only that there is one. */
export async function describePaper(
  db: Db,
  practice: Pick<PracticeRow, 'seed' | 'kind'>,
  ids: readonly string[],
): Promise<DrawnPaper> {
  const [contents, hints] = await Promise.all([
    listContents(db, ids),
    givesHints(practice) ? listHints(db, ids) : undefined,
  ])
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
    order: orderPaper(paper, practice.seed, { questions: false, options: true }).map(
      ({ question_id, option_ids }) => ({ question_id, part_ids: option_ids }),
    ),
    questions: paper.map(({ question_id, stimulus_id, content, lang, subject, topic }) => ({
      id: question_id,
      stimulus_id,
      content,
      lang,
      subject,
      topic,
      has_hint: hints?.has(question_id) ?? false,
    })),
  }
}
