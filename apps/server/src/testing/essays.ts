import { type SqlBool, sql } from 'kysely'
import type { TestApp } from './api.ts'
import { createProgram, createTryout, epoch, questionSamples } from './factories.ts'
import { enroll, start, submit } from './sittings.ts'

const minuteMs = 60_000
export const inMinutes = (minutes: number) => new Date(epoch.getTime() + minutes * minuteMs)

/** A try-out of one sub-test with an essay, handed in by a student for each text, and closed. */
export async function createHandedIn(app: TestApp, written: readonly string[], overrides: object = {}) {
  app.setClock(epoch)
  const program = await createProgram(app.db)
  const tryout = await createTryout(app.db, {
    program_id: program.id,
    sub_tests: 1,
    questions: questionSamples.length,
    has_essays: true,
    closes_at: inMinutes(10).toISOString(),
    ...overrides,
  })
  const [subTest] = tryout.sub_tests
  const { question_id } = await app.db
    .selectFrom('paper_items')
    .select('question_id')
    .where('sub_test_id', '=', subTest?.id ?? '')
    .where(sql<SqlBool>`content ->> 'type' = 'essay'`)
    .executeTakeFirstOrThrow()
  const students = []
  for (const value of written) {
    const student = await enroll(app, tryout)
    const { progress } = await start(app, student, subTest)
    await submit(app, { ...student, progress }, [{ question_id, value, flagged: false, seq: 1 }])
    students.push(student)
  }
  app.setClock(inMinutes(20))
  return { tryout, question_id, students, params: { id: tryout.id, questionId: question_id } }
}
export type HandedIn = Awaited<ReturnType<typeof createHandedIn>>
