import { jobs } from '@gerbang/contract/platform/jobs.ts'
import { onPaper, type PaperVariant } from '@gerbang/contract/exam/on-paper.ts'
import { results } from '@gerbang/contract/scores/results.ts'
import { writeMark } from '@gerbang/scoring/on-paper/marks.ts'
import { orderPaper } from '@gerbang/scoring/paper-order.ts'
import { seedVariant } from '@gerbang/scoring/on-paper/variants.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readTable } from '../../../content/read-table.ts'
import { type Cell, sheetFiles } from '../../../content/sheet-files.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram, createTryout, epoch, type TestTryout } from '../../../testing/factories.ts'
import { writeForm } from '../../../testing/pictures.ts'
import { enroll, sit, start } from '../../../testing/sittings.ts'
import { listPaperItems } from '../progresses/papers.queries.ts'

let app: TestApp
let program_id: string
let token: string
beforeAll(async () => {
  app = await createTestApp()
  program_id = (await createProgram(app.db)).id
  token = (await app.signIn({ role: 'admin' })).token
})
afterEach(() => app.setClock(epoch))
afterAll(() => app.close())

const openTryout = (overrides = {}) => createTryout(app.db, { program_id, ...overrides })

/** The marks of a student who has the first `right` questions of the paper right, as the sheet of a variant has them. */
async function writeMarks(tryout: TestTryout, variant: PaperVariant, right = Number.POSITIVE_INFINITY) {
  const seed = seedVariant(tryout.id, variant)
  return Promise.all(
    tryout.sub_tests.map(async ({ id, items }) => {
      const frozen = await listPaperItems(app.db, id)
      const answered = new Map(items.slice(0, right).map(item => [item.question_id, item.right]))
      const ordered = orderPaper(frozen, seed, { questions: true, options: true })
      const marks = ordered.map(({ question_id, option_ids }) => {
        const value = answered.get(question_id)
        const content = frozen.find(item => item.question_id === question_id)?.content
        return value !== undefined && content ? writeMark(content, option_ids, value) : ''
      })
      return { sub_test_id: id, marks }
    }),
  )
}

const signStudent = () => app.signIn({ program_id })
const enter = async (tryout: TestTryout, student: string, variant: PaperVariant, right?: number) =>
  app.send(onPaper.enter, {
    token,
    params: { id: tryout.id },
    body: { student, variant, sub_tests: await writeMarks(tryout, variant, right) },
  })

async function listAttempts(tryout: TestTryout, userId: string) {
  return app.db
    .selectFrom('attempts as a')
    .leftJoin('attempt_scores as s', join =>
      join.onRef('s.bucket', '=', 'a.bucket').onRef('s.attempt_id', '=', 'a.id'),
    )
    .select(['a.number', 'a.status', 'a.paper_variant', 's.total'])
    .where('a.tryout_id', '=', tryout.id)
    .where('a.user_id', '=', userId)
    .orderBy('a.number')
    .execute()
}

async function writeSheet(rows: readonly (readonly Cell[])[]): Promise<File> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const all = (async function* () {
    yield* rows
  })()
  for await (const part of sheetFiles.xlsx.write(all, 'Jawaban')) parts.push(new Uint8Array(part))
  return new File(parts, 'jawaban.xlsx')
}

async function importRows(tryout: TestTryout, rows: readonly (readonly Cell[])[], dry_run: boolean) {
  const form = await writeForm({ file: await writeSheet(rows), dry_run: String(dry_run) })
  return app.send(onPaper.import, { token, params: { id: tryout.id }, ...form })
}

async function finish(id: string | null) {
  while ((await app.jobs.work()) > 0);
  return (await app.send(jobs.get, { token, params: { id: id ?? '' } })).data
}

async function readTemplate(tryout: TestTryout) {
  const reply = await app.http.inject({
    url: `/api/v1/admin/tryouts/${tryout.id}/paper-answers/template`,
    headers: { authorization: `Bearer ${token}` },
  })
  return readTable(reply.rawPayload)
}

test('a sheet of any variant earns what the same answers earn on a device, and the student sees its result', async () => {
  const tryout = await openTryout()
  const onDevice = await sit(app, tryout, 3)
  const variants = ['A', 'B', 'C', 'D'] as const
  for (const variant of variants) {
    const { user } = await signStudent()
    expect(await enter(tryout, user.username, variant, 3)).toMatchObject({
      status: 200,
      data: { outcome: 'new', answered: 6 },
    })
    const [device] = await listAttempts(tryout, onDevice.user.id)
    expect(await listAttempts(tryout, user.id)).toEqual([
      { number: 1, status: 'scored', paper_variant: variant, total: device?.total },
    ])
  }
  await app.jobs.rank()
  const ranked = await app.db
    .selectFrom('ranking_rows')
    .select('user_id')
    .where('tryout_id', '=', tryout.id)
    .execute()
  expect(ranked).toHaveLength(5)
  const student = await signStudent()
  await enter(tryout, student.user.email, 'B')
  await app.jobs.rank()
  const seen = await app.send(results.result, { token: student.token, params: { slug: tryout.slug } })
  expect(seen).toMatchObject({ status: 200, data: { released: { total: tryout.scale_max } } })
})

test('the same sheet again changes nothing, another one replaces it and leaves the former void', async () => {
  const tryout = await openTryout({ sub_tests: 1 })
  const { user } = await signStudent()
  expect((await enter(tryout, user.username, 'C', 2)).data.outcome).toBe('new')
  expect((await enter(tryout, user.username, 'C', 2)).data.outcome).toBe('unchanged')
  expect((await enter(tryout, user.username, 'C')).data.outcome).toBe('replaced')
  expect(await listAttempts(tryout, user.id)).toMatchObject([
    { number: 1, status: 'void' },
    { number: 2, status: 'scored', total: tryout.scale_max },
  ])
  const acts = await app.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', tryout.id)
    .where('action', 'in', ['paper_answers_taken', 'paper_answers_replaced'])
    .orderBy('id')
    .execute()
  expect(acts.map(({ action }) => action)).toEqual(['paper_answers_taken', 'paper_answers_replaced'])
})

test('those who enter the same sheet at once make one attempt, and one that replaces it', async () => {
  const tryout = await openTryout({ sub_tests: 1 })
  const students = await Promise.all(Array.from({ length: 8 }, signStudent))
  const enterAtOnce = async (correct?: number) =>
    Promise.all(
      students.map(async ({ user }) => {
        const replies = await Promise.all([1, 2, 3].map(() => enter(tryout, user.username, 'A', correct)))
        return replies.map(({ data }) => data.outcome).toSorted()
      }),
    )
  expect(await enterAtOnce(1)).toEqual(students.map(() => ['new', 'unchanged', 'unchanged']))
  expect(await enterAtOnce()).toEqual(students.map(() => ['replaced', 'unchanged', 'unchanged']))
  for (const { user } of students)
    expect(await listAttempts(tryout, user.id)).toMatchObject([
      { number: 1, status: 'void' },
      { number: 2, status: 'scored', total: tryout.scale_max },
    ])
})

test('what was or is answered on a device is never touched; an enrolment is filled', async () => {
  const tryout = await openTryout({ sub_tests: 1 })
  const done = await sit(app, tryout, 1)
  expect(await enter(tryout, done.user.username, 'A')).toMatchObject({ status: 409 })
  const running = await enroll(app, tryout)
  await start(app, running, tryout.sub_tests[0])
  expect(await enter(tryout, running.user.username, 'A')).toMatchObject({ status: 409 })
  const enrolled = await enroll(app, tryout)
  expect((await enter(tryout, enrolled.user.username, 'A')).data.outcome).toBe('new')
  expect(await listAttempts(tryout, enrolled.user.id)).toMatchObject([{ number: 1, status: 'scored' }])
})

test('unknown students, foreign programs, impossible marks and empty sheets are refused with sentences', async () => {
  const tryout = await openTryout({ sub_tests: 1 })
  const other = await app.signIn({ program_id: (await createProgram(app.db)).id })
  const { user } = await signStudent()
  const send = (student: string, marks: string[]) =>
    app.send(onPaper.enter, {
      token,
      params: { id: tryout.id },
      body: { student, variant: 'A', sub_tests: [{ sub_test_id: tryout.sub_tests[0]?.id, marks }] },
    })
  expect((await send('tidak.ada', ['A'])).errors).toHaveProperty('student')
  expect((await send(other.user.username, ['A'])).errors).toHaveProperty('student')
  expect((await send(user.username, ['', ''])).errors).toHaveProperty('sub_tests')
  const { errors } = await send(user.username, ['§', '', '', '', 'A'])
  expect(errors).toMatchObject({
    sub_tests: expect.arrayContaining([expect.stringContaining('hanya punya 4')]),
  })
  app.setClock(new Date(Date.parse(tryout.opens_at) - 1000))
  expect(await send(user.username, ['A'])).toMatchObject({ status: 409 })
})

test('a filled template goes in row by row: mistakes are named, absent students passed over, sent twice is once', async () => {
  const tryout = await openTryout({ sub_tests: 2 })
  const students = await Promise.all(Array.from({ length: 4 }, signStudent))
  const template = await readTemplate(tryout)
  expect(template.map(({ cells }) => cells['username'])).toEqual(
    expect.arrayContaining(students.map(({ user }) => user.username)),
  )
  const head = Object.keys(template[0]?.cells ?? {})
  expect(head).toHaveLength(3 + 8)

  const marks = (await writeMarks(tryout, 'B', 3)).flatMap(subTest => subTest.marks)
  const nothing = marks.map(() => '')
  const name = (index: number) => students[index]?.user.username ?? ''
  const other = await app.signIn({ program_id: (await createProgram(app.db)).id })
  const rows = [
    head,
    ['Satu', name(0), 'B', ...marks],
    ['Dua', name(1), 'b', ...marks],
    ['Absen', name(2), '', ...nothing],
    ['Ganda', name(0), 'B', ...marks],
    ['Asing', 'bukan.siapa', 'A', ...marks],
    ['Tanpa varian', name(3), '', ...marks],
    ['Salah huruf', name(3), 'A', 'x'.repeat(201), ...nothing.slice(1)],
    ['Program lain', other.user.username, 'A', ...marks],
  ]
  const dry = await importRows(tryout, rows, true)
  expect(dry.data).toMatchObject({ rows: 8, fresh: 2, replaced: 0, unchanged: 0, empty: 1, job_id: null })
  expect(dry.data.problems.map(({ row }) => row)).toEqual([5, 6, 7, 8, 9])
  expect(dry.data.problems.at(-1)?.message).toContain('program lain')
  expect(await listAttempts(tryout, students[0]?.user.id ?? '')).toEqual([])

  const [first, second] = [await importRows(tryout, rows, false), await importRows(tryout, rows, false)]
  const done = [await finish(first.data.job_id), await finish(second.data.job_id)]
  const sum = (outcome: string) => done.reduce((all, { result }) => all + Number(result?.[outcome]), 0)
  expect(['taken', 'unchanged', 'replaced', 'refused'].map(sum)).toEqual([2, 2, 0, 0])
  const again = await importRows(tryout, rows, false)
  expect(again.data).toMatchObject({ fresh: 0, unchanged: 2, job_id: null })
  const listed = await app.send(onPaper.list, {
    token,
    params: { id: tryout.id },
    query: { search: name(1) },
  })
  expect(listed.data).toMatchObject([{ variant: 'B', answered: 6 }])
})
