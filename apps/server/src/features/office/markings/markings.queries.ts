import type { MarkedPlace } from '@gerbang/contract/office/markings.ts'
import type { QuestionContent, QuestionKey } from '@gerbang/contract/question.ts'
import { readContent, readKey, type Stored } from '@gerbang/contract/question-format.ts'
import type { GivenPoints, Round } from '@gerbang/scoring/kinds/essay/settle-marks.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { canEditBank } from '../../bank/question-banks/bank-access.queries.ts'

interface StoredQuestion {
  kind: MarkedPlace['kind']
  place_id: string
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

const ofTryouts = sql`
  select 'tryout' as kind, t.id as place_id, t.title, t.closes_at, t.markers, i.question_id, s.name as sub_test,
    i.position, i.content, k.key, ps.html as stimulus_html, t.opens_at as since, st.position as part
  from tryouts t
  join tryout_sub_tests st on st.tryout_id = t.id
  join subjects s on s.id = st.subject_id
  join paper_items i on i.sub_test_id = st.id and i.content ->> 'type' = 'essay'
  join paper_keys k on k.sub_test_id = i.sub_test_id and k.question_id = i.question_id and k.voided_at is null
  left join paper_stimuli ps on ps.sub_test_id = i.sub_test_id and ps.stimulus_id = i.stimulus_id
  where t.has_essays and t.status = 'published'
`

const ofQuizzes = sql`
  select 'quiz' as kind, z.id as place_id, z.title, z.closes_at, z.markers, i.question_id, s.name as sub_test,
    i.position, i.content, k.key, zs.html as stimulus_html, z.published_at as since, 0 as part
  from quizzes z
  join quiz_items i on i.quiz_id = z.id and i.content ->> 'type' = 'essay'
  join subjects s on s.id = i.subject_id
  join quiz_keys k on k.quiz_id = i.quiz_id and k.question_id = i.question_id
  left join quiz_stimuli zs on zs.quiz_id = i.quiz_id and zs.stimulus_id = i.stimulus_id
  where z.published_at is not null
`

/** Essay questions of published try-outs and quizzes that stand in banks in which the viewer may write, newest first. */
export async function listEssayQuestions(db: Db, viewer: Viewer, placeId?: string) {
  const { rows } = await sql<StoredQuestion>`
    select e.kind, e.place_id, e.title, e.closes_at, e.markers, e.question_id, e.sub_test, e.position, e.content,
      e.key, e.stimulus_html
    from (${ofTryouts} union all ${ofQuizzes}) e
    join questions q on q.id = e.question_id
    join bank_sub_tests bs on bs.id = q.bank_sub_test_id
    join question_banks b on b.id = bs.bank_id
    where ${canEditBank(viewer)} ${placeId === undefined ? sql`` : sql`and e.place_id = ${placeId}`}
    order by e.since desc, e.place_id, e.part, e.position
  `.execute(db)
  return rows.map(row => ({ ...row, content: readContent(row.content), key: readKey(row.key) }))
}

export type EssayQuestion = Awaited<ReturnType<typeof listEssayQuestions>>[number]

export interface MarkRow {
  id: string
  bucket: number
  sitting_id: string
  question_id: string
  answer_seq: number
  round: number
  marker_id: string
  points: GivenPoints
  claimed_at: string
  marked_at: string | null
}

/** Finished marks and claims of one try-out or quiz, oldest first: a declared multi-shard job. */
export function listMarks(db: Db, placeId: string): Promise<MarkRow[]> {
  return db
    .selectFrom('essay_marks')
    .select(['id', 'bucket', 'sitting_id', 'question_id', 'answer_seq', 'round', 'marker_id', 'points'])
    .select(['claimed_at', 'marked_at'])
    .where('place_id', '=', placeId)
    .orderBy('claimed_at')
    .orderBy('id')
    .execute()
}

export interface NewClaim extends Omit<MarkRow, 'marked_at' | 'points' | 'round'> {
  round: Round
  place_id: string
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
        .columns(['bucket', 'sitting_id', 'question_id', 'answer_seq', 'round'])
        .doUpdateSet({ id, marker_id, claimed_at, points: '{}' })
        .where('essay_marks.marked_at', 'is', null)
        .where('essay_marks.claimed_at', '<', expired),
    )
    .returning('id')
    .executeTakeFirst()
}

export interface MarkOf {
  place_id: string
  question_id: string
  id: string
  marker_id: string
}

type FoundMark = Pick<MarkRow, 'id' | 'bucket' | 'sitting_id' | 'points' | 'marked_at'> & { text: string }

const isAnswered = (sittingId: RawBuilder<unknown>) => sql`
  a.bucket = m.bucket and ${sittingId} = m.sitting_id and a.question_id = m.question_id and a.seq = m.answer_seq
`

/** The marker's own mark with the answer as it was marked; undefined when the answer is another one by now. */
export async function findOwnMark(db: Db, { place_id, question_id, id, marker_id }: MarkOf) {
  const { rows } = await sql<FoundMark>`
    select m.id, m.bucket, m.sitting_id, m.points, m.marked_at, a.value #>> '{}' as text
    from essay_marks m
    cross join lateral (
      select a.value from answers a where ${isAnswered(sql.ref('a.progress_id'))}
      union all
      select a.value from quiz_answers a where ${isAnswered(sql.ref('a.attempt_id'))}
    ) a
    where m.id = ${id} and m.place_id = ${place_id} and m.question_id = ${question_id} and m.marker_id = ${marker_id}
  `.execute(db)
  return rows[0]
}

/**
 * False when the claim has been taken over, or was finished while this was still a draft. A finished mark stays finished
 * while its points change.
 */
export async function updateMark(
  db: Db,
  { id, marker_id }: Pick<MarkOf, 'id' | 'marker_id'>,
  given: { points: GivenPoints; marked_at: string | null; claimed_at?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('essay_marks')
    .set({ ...given, points: JSON.stringify(given.points) })
    .where(eb => eb.and({ id, marker_id }))
    .$if(given.marked_at === null, query => query.where('marked_at', 'is', null))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const tables = { tryout: 'tryouts', quiz: 'quizzes' } as const

export async function updateMarkers(db: Db, { kind, id }: Pick<MarkedPlace, 'kind' | 'id'>, markers: 1 | 2) {
  await db.updateTable(tables[kind]).set({ markers }).where('id', '=', id).execute()
}
