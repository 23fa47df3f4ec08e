import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { interchange } from '@gerbang/contract/bank/interchange.ts'
import { progresses } from '@gerbang/contract/exam/progresses.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { jobs } from '@gerbang/contract/platform/jobs.ts'
import { scores } from '@gerbang/contract/scores/scores.ts'
import { expect, test } from '@playwright/test'
import { type Database, openDatabase } from '../apps/server/src/db/database.ts'
import { createBank, createTryout } from '../apps/server/src/testing/factories.ts'
import { writeExamDocument } from './exam-document.ts'
import { limitMemory } from './memory-limit.ts'
import { createPerson, type Person } from './people.ts'
import { listQuestions } from './questions.ts'
import { startServer } from './start-server.ts'
import { fetchCall, makeAnswers, send as sendOnce } from './tryout.ts'

/** With all that the system caches for it. */
const megabytes = 1024
/** `SCHOOL_STUDENTS=300` is a whole school. */
const students = Number(process.env['SCHOOL_STUDENTS'] ?? 40)
const savesEach = 5
const lookMs = 500

type Tryout = Awaited<ReturnType<typeof createTryout>>

/** A server that is asked too much says so, and pages ask again. */
async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await ask()
    } catch (error) {
      if (!String(error).includes(' answered 503')) throw error
      await sleep(lookMs)
    }
}

const send: typeof sendOnce = (...call) => insist(() => sendOnce(...call))

/** Every sub-test with its saves, from start to receipt. */
async function sit(db: Database, origin: string, student: Person, { slug, sub_tests }: Tryout) {
  await send(origin, student, tryouts.enroll, { body: {}, params: { slug } })
  for (const { id: sub_test_id } of sub_tests) {
    const { progress } = await send(origin, student, progresses.start, {
      body: { sub_test_id, client_id: randomUUID() },
      params: { slug },
    })
    const answers = await makeAnswers(db, await listQuestions(db, sub_test_id))
    const of = { params: { slug, id: progress.id } }
    for (const answer of answers.slice(0, savesEach))
      await send(origin, student, progresses.answer, {
        body: { lease: progress.lease, answers: [answer] },
        ...of,
      })
    await send(origin, student, progresses.submit, { body: { lease: progress.lease, answers }, ...of })
  }
}

/** A Word document is read by a job of the server. Returns how many questions were found. */
async function importDocument(db: Database, origin: string, programId: string): Promise<unknown> {
  const teacher = await createPerson(db, 'teacher')
  const bank = await createBank(db, { owner_id: teacher.id, program_id: programId })
  const form = new FormData()
  form.set('dry_run', 'true')
  form.set('bank_sub_test_id', bank.sub_test_id)
  form.set('file', new File([Uint8Array.from(await writeExamDocument())], 'ujian.docx'))
  const response = await fetch(`${origin}/api/v1${interchange.import.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${teacher.token}` },
    body: form,
  })
  const { data } = (await response.json()) as { data: { job_id: string } }
  for (;;) {
    const job = await send(origin, teacher, jobs.get, { params: { id: data.job_id } })
    if (job.finished_at) return job.result
    await sleep(lookMs)
  }
}

/** Scored by item response as one group, published, ranked. */
async function score(origin: string, admin: Person, { id }: Tryout): Promise<void> {
  const params = { id }
  await send(origin, admin, scores.rescore, { params, body: { reason: 'Hasil try out', publish: true } })
  for (;;) {
    const [run] = await send(origin, admin, scores.listRuns, { params })
    if (run?.status === 'published') return
    if (run?.status === 'failed') throw new Error('The score run failed')
    await sleep(lookMs)
  }
}

/** Bytes of the ranking as a sheet, once everybody is in it. */
async function exportRanking(origin: string, admin: Person, { id }: Tryout): Promise<number> {
  while ((await send(origin, admin, scores.getTryout, { params: { id } })).length === 0) await sleep(lookMs)
  const file = await insist(() => fetchCall(origin, admin, scores.export, { params: { id } }))
  return (await file.arrayBuffer()).byteLength
}

test('a server of 1 GB carries the day of a school with its database', async () => {
  // Limits end what hangs.
  test.setTimeout(900_000)
  const limit = await limitMemory(megabytes)
  test.skip(!limit, 'Only who may make control groups can limit the memory of a server')
  if (!limit) return
  const server = await startServer({
    production: true,
    entrance: limit.entrance,
    env: { THREADS: '1' },
  })
  const db = openDatabase({ url: server.databaseUrl, connections: 4, name: 'e2e', connectMs: 60_000 })
  try {
    const { id: program_id } = await db
      .selectFrom('programs')
      .select('id')
      .where('slug', '=', 'utbk-snbt')
      .executeTakeFirstOrThrow()
    const admin = await createPerson(db, 'admin')
    const tryout = await createTryout(db, { program_id, scoring: 'irt', sub_tests: 3, questions: 20 })
    const crowd = await Promise.all(Array.from({ length: students }, () => createPerson(db, 'student')))
    const [imported] = await Promise.all([
      importDocument(db, server.url, program_id),
      ...crowd.map(student => sit(db, server.url, student, tryout)),
    ])
    expect(imported).toMatchObject({ questions: 5 })
    await score(server.url, admin, tryout)
    expect(await exportRanking(server.url, admin, tryout)).toBeGreaterThan(1_000)
    const { ranked } = await db
      .selectFrom('ranking_rows')
      .select(eb => eb.fn.countAll<string>().as('ranked'))
      .where('tryout_id', '=', tryout.id)
      .executeTakeFirstOrThrow()
    expect(Number(ranked)).toBe(students)
    // The server is in there with its database.
    expect(await limit.countProcesses()).toBeGreaterThan(2)
    expect(await limit.countKills()).toBe(0)
  } finally {
    await db.destroy()
    await server.stop()
    await limit.remove()
  }
})
