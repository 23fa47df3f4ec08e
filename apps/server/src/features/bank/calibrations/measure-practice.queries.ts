import { measureByPractice, type PracticeFindings } from '@gerbang/scoring/irt/measure-by-practice.ts'
import { findDifficulty } from '@gerbang/scoring/irt/item-response.ts'
import { sql } from 'kysely'
import type { Database, Db } from '../../../db/database.ts'
import { limits } from '../../../limits.ts'
import { designItem } from '../../scores/scores/runs/calibrate-sheet.ts'
import { chooseCounting } from './measure-practice.rules.ts'
import {
  type FirstAnswer,
  listFirstMet,
  listPractised,
  listSat,
  type Practised,
} from './practice-answers.queries.ts'

/** Subjects `s` with a scale that practice has not measured since, beside when it last began, `m`. */
const isDue = (before: string) => sql<boolean>`(
  (m.begun_at is null or m.begun_at <= ${before}) and exists (
    select from question_estimates e
    join questions q on q.id = e.question_id
    join bank_sub_tests st on st.id = q.bank_sub_test_id
    join question_banks b on b.id = st.bank_id and b.for_practice
    where st.subject_id = s.id and e.scale_of is not null and not e.by_practice
  )
)`

const dayBefore = (at: Date) => new Date(at.getTime() - limits.practiceMeasuredMs).toISOString()

export async function hasDueSubject(db: Db, at: Date): Promise<boolean> {
  const { rows } = await sql`
    select from subjects s left join practice_measurements m on m.subject_id = s.id where ${isDue(dayBefore(at))} limit 1
  `.execute(db)
  return rows.length > 0
}

/** A subject that is due, noted as begun, so that another node takes another one; undefined when all are done. */
export async function claimSubject(db: Db, at: Date): Promise<string | undefined> {
  const before = dayBefore(at)
  const { rows } = await sql<{ subject_id: string }>`
    insert into practice_measurements (subject_id, begun_at)
    select s.id, ${at.toISOString()}::timestamptz
    from subjects s left join practice_measurements m on m.subject_id = s.id
    where ${isDue(before)} order by s.id limit 1
    on conflict (subject_id) do update set begun_at = excluded.begun_at, ended_at = null
    where practice_measurements.begun_at <= ${before}
    returning subject_id
  `.execute(db)
  return rows[0]?.subject_id
}

/** A question that tells the scale of its subject: the one that was measured last. */
const findNewest = (questions: readonly Practised[]) =>
  questions
    .filter(({ scale_of }) => scale_of !== null)
    .toSorted((one, other) => (other.updated_at ?? '').localeCompare(one.updated_at ?? ''))[0]

const describeItem = (
  { content, scale_of, a, b, c, se }: Practised,
  scale: string | null,
  students: number,
) => ({
  known:
    scale_of === scale && a !== null && b !== null && c !== null ? { a, d: -a * b, c, se_b: se ?? 0 } : null,
  design: designItem(content, '3pl', students),
})

function measure(
  questions: readonly Practised[],
  scale: string,
  answers: readonly FirstAnswer[],
  sat: Awaited<ReturnType<typeof listSat>>,
): PracticeFindings & { students: number } {
  const places = new Map(questions.map(({ id }, place) => [id, place]))
  const students = [...Map.groupBy(answers, ({ user_id }) => user_id)].map(([user_id, own]) => ({
    before: sat.get(user_id) ?? null,
    answers: own.map(({ question_id, outcome }) => ({
      item: places.get(question_id) ?? -1,
      isRight: outcome === 'correct',
    })),
  }))
  const asked = Map.groupBy(answers, ({ question_id }) => question_id)
  const items = questions.map(question => describeItem(question, scale, asked.get(question.id)?.length ?? 0))
  const found = measureByPractice(students, items, {
    least_answers: limits.leastPracticeAnswers,
    least_known: limits.leastKnownPractised,
  })
  return { ...found, students: students.length }
}

type Scale = Pick<Practised, 'scale_of' | 'scale_a' | 'scale_b' | 'scale_min' | 'scale_max'>

/** As a run keeps what it finds: what hardly tells students apart is left out. */
const leastSlope = 0.2

function listRows(questions: readonly Practised[], { measured, spread }: PracticeFindings) {
  return [...measured].flatMap(([place, { item, se_b, answers }]) => {
    const question = questions[place]
    if (!question || item.a <= leastSlope) return []
    const { id: question_id, version: question_version } = question
    const { a, c } = item
    return [
      {
        question_id,
        question_version,
        a,
        b: findDifficulty(item),
        c,
        se: Math.hypot(se_b, spread),
        n: answers,
      },
    ]
  })
}

const asRows = (
  rows: ReturnType<typeof listRows>,
) => sql`json_to_recordset(${JSON.stringify(rows)}::json) as r (
  question_id uuid, question_version integer, a double precision, b double precision, c double precision,
  se double precision, n integer
)`

/** What practice found takes the place of what it found before. The bank takes it where nothing else has measured the version in use. */
async function storeRows(
  trx: Db,
  questions: readonly Practised[],
  rows: ReturnType<typeof listRows>,
  { scale_of, scale_a, scale_b, scale_min, scale_max }: Scale,
  at: string,
): Promise<void> {
  const ids = questions.map(({ id }) => id)
  await sql`delete from practice_estimates where question_id = any(${ids}::uuid[])`.execute(trx)
  await sql`delete from question_estimates where by_practice and question_id = any(${ids}::uuid[])`.execute(
    trx,
  )
  await sql`
    insert into practice_estimates (question_id, question_version, scale_of, a, b, c, se, n, found_at)
    select r.question_id, r.question_version, ${scale_of}, r.a, r.b, r.c, r.se, r.n, ${at}::timestamptz from ${asRows(rows)}
  `.execute(trx)
  await sql`
    insert into question_estimates (question_id, question_version, a, b, c, se, n, source, by_practice, scale_of, scale_a, scale_b,
      scale_min, scale_max, created_at, updated_at)
    select r.question_id, r.question_version, r.a, r.b, r.c, r.se, r.n, 'Latihan', true, ${scale_of}, ${scale_a}, ${scale_b},
      ${scale_min}, ${scale_max}, ${at}::timestamptz, ${at}::timestamptz
    from ${asRows(rows)}
    on conflict (question_id) do update set question_version = excluded.question_version, a = excluded.a, b = excluded.b,
      c = excluded.c, se = excluded.se, n = excluded.n, source = excluded.source, by_practice = true, run_id = null,
      scale_of = excluded.scale_of, scale_a = excluded.scale_a, scale_b = excluded.scale_b,
      scale_min = excluded.scale_min, scale_max = excluded.scale_max, updated_at = excluded.updated_at
    where question_estimates.question_version is distinct from excluded.question_version
  `.execute(trx)
}

/** Measures the questions of a subject by the answers of practice. All is written at once; what was cut off begins anew the next night. */
export async function measureSubject(db: Database, subject_id: string, at: Date): Promise<void> {
  const since = new Date(at.getTime() - limits.practiceCountedMs).toISOString()
  const questions = await listPractised(db, subject_id)
  const scale = findNewest(questions)
  if (!scale?.scale_of) return
  const met = await listFirstMet(
    db,
    questions.map(({ id }) => id),
    since,
  )
  const sat = await listSat(db, { subject_id, scale_of: scale.scale_of, since })
  const found = measure(questions, scale.scale_of, chooseCounting(met), sat)
  const { students, spread } = found
  await db.transaction().execute(async trx => {
    await storeRows(trx, questions, listRows(questions, found), scale, at.toISOString())
    await trx
      .updateTable('practice_measurements')
      .set({ ended_at: at.toISOString(), students, spread })
      .where('subject_id', '=', subject_id)
      .execute()
  })
}
