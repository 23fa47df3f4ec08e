import type { QuestionContent, QuestionKey } from '@gerbang/contract/question.ts'
import { readContent, readKey, type Stored } from '@gerbang/contract/question-format.ts'
import type { GivenPoints, Round } from '@gerbang/scoring/kinds/essay/settle-marks.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { canEditBank } from '../../bank/question-banks/bank-access.queries.ts'

interface EssayQuestion {
  tryout_id: string
  title: string
  closes_at: string | null
  markers: 1 | 2
  question_id: string
  sub_test: string
  position: number
  content: Stored<QuestionContent>
  key: Stored<QuestionKey>
  stimulus_html: string | null
}

/** Essay questions of published try-outs that stand in banks in which the viewer may write. */
export async function listEssayQuestions(db: Db, viewer: Viewer, tryoutId?: string) {
  const { rows } = await sql<EssayQuestion>`
    select t.id as tryout_id, t.title, t.closes_at, t.markers, i.question_id, s.name as sub_test, i.position,
      i.content, k.key, ps.html as stimulus_html
    from tryouts t
    join tryout_sub_tests st on st.tryout_id = t.id
    join subjects s on s.id = st.subject_id
    join paper_items i on i.sub_test_id = st.id and i.content ->> 'type' = 'essay'
    join paper_keys k on k.sub_test_id = i.sub_test_id and k.question_id = i.question_id and k.voided_at is null
    left join paper_stimuli ps on ps.sub_test_id = i.sub_test_id and ps.stimulus_id = i.stimulus_id
    join questions q on q.id = i.question_id
    join bank_sub_tests bs on bs.id = q.bank_sub_test_id
    join question_banks b on b.id = bs.bank_id
    where t.has_essays and t.status = 'published' and ${canEditBank(viewer)}
      ${tryoutId === undefined ? sql`` : sql`and t.id = ${tryoutId}`}
    order by t.opens_at desc, t.id, st.position, i.position
  `.execute(db)
  return rows.map(row => ({ ...row, content: readContent(row.content), key: readKey(row.key) }))
}

export interface MarkRow {
  id: string
  bucket: number
  progress_id: string
  question_id: string
  answer_seq: number
  round: number
  marker_id: string
  points: GivenPoints
  claimed_at: string
  marked_at: string | null
}

/** Finished marks and claims of one try-out, oldest first: a declared multi-shard job. */
export function listMarks(db: Db, tryoutId: string): Promise<MarkRow[]> {
  return db
    .selectFrom('essay_marks')
    .select(['id', 'bucket', 'progress_id', 'question_id', 'answer_seq', 'round', 'marker_id', 'points'])
    .select(['claimed_at', 'marked_at'])
    .where('tryout_id', '=', tryoutId)
    .orderBy('claimed_at')
    .orderBy('id')
    .execute()
}

export interface NewClaim extends Omit<MarkRow, 'marked_at' | 'points' | 'round'> {
  round: Round
  tryout_id: string
}

/**
 * Takes an answer for a marker; undefined when somebody else was quicker. A claim that is older than `expired` is taken
 * over with nothing of what was given so far.
 */
export function claimMark(db: Db, claim: NewClaim, expired: string) {
  const { id, marker_id, claimed_at } = claim
  return db
    .insertInto('essay_marks')
    .values({ ...claim, points: '{}' })
    .onConflict(conflict =>
      conflict
        .columns(['bucket', 'progress_id', 'question_id', 'answer_seq', 'round'])
        .doUpdateSet({ id, marker_id, claimed_at, points: '{}' })
        .where('essay_marks.marked_at', 'is', null)
        .where('essay_marks.claimed_at', '<', expired),
    )
    .returning('id')
    .executeTakeFirst()
}

export interface MarkOf {
  tryout_id: string
  question_id: string
  id: string
  marker_id: string
}

/** The marker's own mark with the answer as it was marked; undefined when the answer is another one by now. */
export async function findOwnMark(db: Db, { tryout_id, question_id, id, marker_id }: MarkOf) {
  const { rows } = await sql<Pick<MarkRow, 'id' | 'bucket' | 'points' | 'marked_at'> & { text: string }>`
    select m.id, m.bucket, m.points, m.marked_at, a.value #>> '{}' as text
    from essay_marks m
    join answers a on a.bucket = m.bucket and a.progress_id = m.progress_id
      and a.question_id = m.question_id and a.seq = m.answer_seq
    where m.id = ${id} and m.tryout_id = ${tryout_id} and m.question_id = ${question_id}
      and m.marker_id = ${marker_id}
  `.execute(db)
  return rows[0]
}

/** False when the claim has been taken over. A finished mark stays finished while its points change. */
export async function updateMark(
  db: Db,
  { id, marker_id }: Pick<MarkOf, 'id' | 'marker_id'>,
  given: { points: GivenPoints; marked_at: string | null; claimed_at?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('essay_marks')
    .set({ ...given, points: JSON.stringify(given.points) })
    .where('id', '=', id)
    .where('marker_id', '=', marker_id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function updateMarkers(db: Db, id: string, markers: 1 | 2): Promise<void> {
  await db.updateTable('tryouts').set({ markers }).where('id', '=', id).execute()
}
