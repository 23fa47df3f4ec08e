import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { listPlanSubTests } from './plan-sub-tests.queries.ts'
import { insertTryout, type LockedTryout, reserveSlug } from './plans.queries.ts'

const longestTitle = 120
const copyMark = / \(salinan(?: (\d+))?\)$/

/** "Judul (salinan)", and of that "Judul (salinan 2)". */
function nameCopy(title: string): string {
  const [marked = '', number] = copyMark.exec(title) ?? []
  const mark = marked ? ` (salinan ${Number(number ?? 1) + 1})` : ' (salinan)'
  return title.slice(0, title.length - marked.length).slice(0, longestTitle - mark.length) + mark
}

/** A draft like it, with questions as the banks have them now. Returns its id. */
export async function duplicatePlan(
  trx: Db,
  tryout: LockedTryout,
  { at, newId }: { at: string; newId: () => string },
): Promise<string> {
  const id = newId()
  const title = nameCopy(tryout.title)
  await insertTryout(trx, {
    ...tryout,
    id,
    title,
    slug: await reserveSlug(trx, title),
    marks: JSON.stringify(tryout.marks),
    status: 'draft',
    published_at: null,
    starts_paused_at: null,
    key_version: 1,
    created_at: at,
    updated_at: at,
  })
  for (const subTest of await listPlanSubTests(trx, tryout.id)) {
    const own = newId()
    const { subject_id, position, duration_seconds, weight, threshold, wanted_questions, lang } = subTest
    const { trials_each } = subTest
    const row = {
      subject_id,
      position,
      duration_seconds,
      weight,
      threshold,
      wanted_questions,
      lang,
      trials_each,
    }
    await trx
      .insertInto('tryout_sub_tests')
      .values({ ...row, id: own, tryout_id: id, created_at: at, updated_at: at })
      .execute()
    await sql`
      insert into tryout_questions (sub_test_id, question_id, position, created_at, updated_at)
      select ${own}, question_id, position, ${at}, ${at} from (
        select question_id, position from tryout_questions where sub_test_id = ${subTest.id}
        union all
        select question_id, position from paper_items where sub_test_id = ${subTest.id}
      ) source
    `.execute(trx)
    await sql`
      insert into tryout_trials (sub_test_id, question_id, position)
      select ${own}, question_id, position from (
        select question_id, position from tryout_trials where sub_test_id = ${subTest.id}
        union all
        select question_id, position from paper_trials where sub_test_id = ${subTest.id}
      ) source
    `.execute(trx)
  }
  return id
}
