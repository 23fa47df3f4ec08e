import type { Criterion } from '@gerbang/contract/question/essay.ts'
import type { QuestionKey } from '@gerbang/contract/question.ts'
import { readKey, type Stored } from '@gerbang/contract/question-format.ts'
import {
  findNextRound,
  type GivenPoints,
  type Round,
  settleMarks,
  shareOfPoints,
} from '@gerbang/scoring/kinds/essay/settle-marks.ts'
import type { GivenCredits } from '@gerbang/scoring/score-sub-test.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

export interface StoredEssay {
  bucket: number
  attempt_id: string
  /** A progress of a try-out, or an attempt of a quiz. */
  sitting_id: string
  question_id: string
  answer_seq: number
  markers: 1 | 2
  key: Stored<QuestionKey>
  /** Of finished marks, in the order of their rounds. */
  given: GivenPoints[]
}

/** An essay that was handed in, and what people have made of it. */
export interface Essay extends Omit<StoredEssay, 'key'> {
  rubric: Criterion[]
  /** The mark that is missing; undefined once it is settled. */
  next_round: Round | undefined
  /** Points by criterion; undefined until it is settled. */
  points: GivenPoints | undefined
}

export function describeEssay({ key: stored, ...essay }: StoredEssay): Essay {
  const key = readKey(stored)
  const rubric = key.type === 'essay' ? key.rubric : []
  return {
    ...essay,
    rubric,
    next_round: findNextRound(rubric, essay.given, essay.markers),
    points: settleMarks(rubric, essay.given, essay.markers),
  }
}

/** Finished marks of the version of an answer `a` that stands, in the order of their rounds. */
export const listGiven = (sittingId: RawBuilder<unknown>) => sql<GivenPoints[]>`coalesce((
  select json_agg(m.points order by m.round) from essay_marks m
  where m.bucket = a.bucket and m.sitting_id = ${sittingId} and m.question_id = a.question_id
    and m.answer_seq = a.seq and m.marked_at is not null
), '[]')`

export interface EssaysOf {
  /** A try-out or a quiz. */
  place_id: string
  attempt_id?: string
  question_id?: string
}

/** Part of a condition on an item `i` of an attempt. */
export const limitEssays = ({ attempt_id, question_id }: EssaysOf, attemptId: RawBuilder<unknown>) => sql`
  and (${attempt_id ?? null}::uuid is null or ${attemptId} = ${attempt_id ?? null}::uuid)
  and (${question_id ?? null}::uuid is null or i.question_id = ${question_id ?? null}::uuid)
`

/** Essays of a try-out `t` that were handed in, and that it counts. */
const written = sql`
  tryout_sub_tests st on st.tryout_id = t.id
    join paper_items i on i.sub_test_id = st.id and i.content ->> 'type' = 'essay'
    join paper_keys k on k.sub_test_id = i.sub_test_id and k.question_id = i.question_id and k.voided_at is null
    join progresses p on p.sub_test_id = st.id and p.submitted_at is not null
    join attempts at on at.bucket = p.bucket and at.id = p.attempt_id and at.status <> 'void'
    join answers a on a.bucket = p.bucket and a.progress_id = p.id and a.question_id = i.question_id
      and btrim(a.value #>> '{}') <> ''
`

/** Every written essay of closed sub-tests: a declared multi-shard job. A mark counts for the version that it was given to. */
export async function listEssays(db: Db, of: EssaysOf): Promise<Essay[]> {
  const { rows } = await sql<StoredEssay>`
    select p.bucket, p.attempt_id, a.progress_id as sitting_id, a.question_id, a.seq as answer_seq, t.markers, k.key,
      ${listGiven(sql.ref('a.progress_id'))} as given
    from tryouts t join ${written}
    where t.id = ${of.place_id} and t.has_essays ${limitEssays(of, sql.ref('p.attempt_id'))}
    order by md5(a.progress_id::text || a.question_id::text)
  `.execute(db)
  return rows.map(describeEssay)
}

/** Essays that still need a mark. */
export async function countUnmarked(db: Db, tryoutId: string): Promise<number> {
  const essays = await listEssays(db, { place_id: tryoutId })
  return essays.filter(({ next_round }) => next_round !== undefined).length
}

/** Shares of full marks that people gave, by question, of essays that are settled. */
export const readCredits = (essays: readonly Essay[]): GivenCredits =>
  new Map(
    essays.flatMap(({ question_id, rubric, points }) =>
      points ? [[question_id, shareOfPoints(rubric, points)] as const] : [],
    ),
  )

/** Whether an essay of the try-out has fewer marks than it needs at least. The first one that is found tells. */
export async function lacksMarks(db: Db, tryoutId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from tryouts t join ${written}
    where t.id = ${tryoutId} and t.markers > json_array_length(${listGiven(sql.ref('a.progress_id'))})
    limit 1
  `.execute(db)
  return rows.length > 0
}

/** When the last mark of a try-out or a quiz was given: a declared multi-shard query. */
export async function findLastMark(db: Db, placeId: string): Promise<string | null> {
  const row = await db
    .selectFrom('essay_marks')
    .select(eb => eb.fn.max('marked_at').as('at'))
    .where('place_id', '=', placeId)
    .executeTakeFirst()
  return row?.at ?? null
}

/** What people gave in a try-out, by attempt. */
export async function listGivenCredits(db: Db, tryoutId: string): Promise<Map<string, GivenCredits>> {
  const groups = Map.groupBy(await listEssays(db, { place_id: tryoutId }), essay => essay.attempt_id)
  return new Map([...groups].map(([id, own]) => [id, readCredits(own)]))
}

const isPublished = (tryoutId: RawBuilder<unknown>, origin: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from score_runs r where r.tryout_id = ${tryoutId} and r.status = 'published' and r.origin ${origin})`

/** Whether results that count the essays of a try-out are out. */
export async function hasScoredEssays(db: Db, tryoutId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select ${isPublished(sql`${tryoutId}::uuid`, sql`<> 'submissions'`)} as found
  `.execute(db)
  return rows[0]?.found ?? false
}

/** Whether the results of a row `tryouts` wait for people: nobody has scored its essays yet. */
export const awaitsMarks = sql<boolean>`(tryouts.has_essays and ${isPublished(sql.ref('tryouts.id'), sql`= 'submissions'`)})`
