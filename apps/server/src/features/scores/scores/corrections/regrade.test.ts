import { results } from '@gerbang/contract/scores/results.ts'
import { scores } from '@gerbang/contract/scores/scores.ts'
import { questionReports } from '@gerbang/contract/bank/question-reports.ts'
import { readDraft, readKey, writeKey } from '@gerbang/contract/question-format.ts'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api.ts'
import {
  createProgram,
  createSession,
  createTryout,
  epoch,
  iso,
  type TestTryout,
} from '../../../../testing/factories.ts'
import {
  createSat,
  createScorer,
  readScores,
  type Scorer,
  staffReason,
} from '../../../../testing/score-runs.ts'
import { simulateSittings } from '../../../../testing/simulated-sittings.ts'
import { sit } from '../../../../testing/sittings.ts'

let app: TestApp
let program_id: string
let scorer: Scorer
beforeAll(async () => {
  app = await createTestApp()
  program_id = (await createProgram(app.db)).id
  scorer = createScorer(app, (await app.signIn({ role: 'admin', name: 'Admin Nilai' })).token)
})
afterEach(() => app.setClock(epoch))
afterAll(() => app.close())

const readTotals = (attemptId: string) =>
  app.db
    .selectFrom('attempt_scores as s')
    .innerJoin('score_runs as r', 'r.id', 's.score_run_id')
    .select(['r.number', 's.total'])
    .where('s.attempt_id', '=', attemptId)
    .orderBy('r.number')
    .execute()

const createPoints = () => createTryout(app.db, { program_id, sub_tests: 1 })
const wrongOption = { type: 'single_choice', option_id: 'c' }

test('a changed key is counted by a new run, and the former result stays', async () => {
  const tryout = await createPoints()
  const student = await sit(app, tryout, 4)
  const [question] = tryout.sub_tests[0]?.items ?? []
  const { data: run, status } = await scorer.regrade(tryout, question?.question_id, {
    key: wrongOption,
    publish: true,
  })
  expect(status).toBe(201)
  expect(run).toMatchObject({ origin: 'regrade', status: 'queued', number: 2, reason: staffReason })
  await app.jobs.score()
  expect(await readTotals(student.attempt.id)).toEqual([
    { number: 1, total: 1000 },
    { number: 2, total: 800 },
  ])
  const { data } = await app.send(results.result, student)
  expect(data.released).toMatchObject({
    total: 800,
    scoring: { run_number: 2, changes: [{ action: 'key_changed', subject: { name: 'Subtes 1' } }] },
  })
  const events = await scorer.listEvents(tryout)
  expect(events.data.map(({ action, about, reason }) => ({ action, about, reason }))).toEqual(
    expect.arrayContaining([
      { action: 'key_changed', about: expect.stringMatching(/ nomor 1$/), reason: staffReason },
      { action: 'run_published', about: 'Penilaian 2', reason: staffReason },
    ]),
  )
  expect(events.data.every(event => event.actor?.name === 'Admin Nilai')).toBe(true)
})

/** Another published try-out with the same questions, and the keys they have. */
async function copyPaper({ sub_tests: [source] }: TestTryout): Promise<TestTryout> {
  const copy = await createTryout(app.db, { program_id, title: 'Try out kembar', sub_tests: 1, questions: 1 })
  const [from, to] = [source?.id ?? '', copy.sub_tests[0]?.id ?? '']
  for (const table of ['paper_keys', 'paper_items'] as const)
    await app.db.deleteFrom(table).where('sub_test_id', '=', to).execute()
  await sql`
    insert into paper_items (sub_test_id, question_id, question_version, position, topic_id, content, points)
    select ${to}::uuid, question_id, question_version, position, topic_id, content, points
    from paper_items where sub_test_id = ${from}`.execute(app.db)
  await sql`
    insert into paper_keys (sub_test_id, question_id, key, explanation_html)
    select ${to}::uuid, question_id, key, explanation_html from paper_keys where sub_test_id = ${from}
  `.execute(app.db)
  return copy
}

const readBank = (question_id: string) =>
  app.db
    .selectFrom('questions as q')
    .innerJoin('question_keys as k', 'k.question_id', 'q.id')
    .leftJoin('question_versions as v', join =>
      join.onRef('v.question_id', '=', 'q.id').onRef('v.version', '=', 'q.version'),
    )
    .select(['q.version', 'k.key', 'k.source', 'v.key as kept', 'v.note'])
    .where('q.id', '=', question_id)
    .executeTakeFirstOrThrow()

test('whoever hands in after a correction is marked by the new key, also where the old one was remembered', async () => {
  const tryout = await createPoints()
  await sit(app, tryout, 4)
  const [question] = tryout.sub_tests[0]?.items ?? []
  await scorer.regrade(tryout, question?.question_id, { key: wrongOption, publish: true })
  const { attempt } = await sit(app, tryout, 4)
  const marked = app.db.selectFrom('sub_test_scores').select(['correct', 'wrong'])
  expect(await marked.where('attempt_id', '=', attempt.id).execute()).toEqual([{ correct: 3, wrong: 1 }])
})

test('a corrected key becomes a version of the question in the bank, its owner and other try-outs are told of', async () => {
  const tryout = await createPoints()
  await copyPaper(tryout)
  const id = tryout.sub_tests[0]?.items[0]?.question_id ?? ''
  const before = await readBank(id)
  const { message } = await scorer.regrade(tryout, id, { key: wrongOption })
  expect(message).toContain('Kunci lama masih dipakai di Try out kembar.')
  const after = await readBank(id)
  expect(after.version).toBe(before.version + 1)
  expect(after.note).toBe(staffReason)
  for (const stored of [after.key, after.kept]) expect(stored && readKey(stored)).toEqual(wrongOption)
  expect(readDraft(after.source).key).toEqual(wrongOption)
  const { data: reported } = await app.send(questionReports.list, { token: scorer.token })
  expect(reported.find(({ question_id }) => question_id === id)?.notes).toEqual([
    expect.stringMatching(/Versi \d+ di bank memakai kunci baru.*“Try out kembar”/),
  ])
})

test('a key of the bank that says something else already stays', async () => {
  const tryout = await createPoints()
  const id = tryout.sub_tests[0]?.items[0]?.question_id ?? ''
  const other = JSON.stringify(writeKey({ type: 'single_choice', option_id: 'd' }))
  const { version } = await readBank(id)
  await app.db.updateTable('question_keys').set({ key: other }).where('question_id', '=', id).execute()
  await scorer.regrade(tryout, id, { key: wrongOption })
  expect(await readBank(id)).toMatchObject({ version })
})

const placeOf = (list: number[], own: number) => 1 + list.filter(other => other > own).length

test('before a correction is published, it says who would move by how much', async () => {
  const tryout = await createPoints()
  const [first, second] = tryout.sub_tests[0]?.items ?? []
  const students = []
  for (const right of [5, 4, 3, 1]) students.push(await sit(app, tryout, right))
  const { data: run } = await scorer.regrade(tryout, second?.question_id, { voided: true })
  const compare = (runId: string) => app.send(scores.compare, { token: scorer.token, params: { runId } })
  expect(await compare(run.id)).toMatchObject({ status: 409, code: 'run_over' })
  await app.jobs.score()

  // The same out of the stored scores, without any of the statement's sums.
  const totals = await Promise.all(
    students.map(async ({ attempt, user }) => {
      const [before, after] = (await readTotals(attempt.id)).map(({ total }) => total)
      return { id: user.id, before: before ?? 0, after: after ?? 0 }
    }),
  )
  const moves = totals.map(({ before, after }) => after - before)
  const describe = ({ id, before, after }: (typeof totals)[number]) => ({
    user: { id },
    before,
    after,
    rank_before: placeOf(
      totals.map(one => one.before),
      before,
    ),
    rank_after: placeOf(
      totals.map(one => one.after),
      after,
    ),
  })
  const { data } = await compare(run.id)
  expect(data).toMatchObject({
    published: { number: 1, model: 'points' },
    students: 4,
    up: moves.filter(move => move > 0).length,
    down: moves.filter(move => move < 0).length,
    same: moves.filter(move => move === 0).length,
    gains: totals
      .filter(({ before, after }) => after > before)
      .toSorted((a, b) => b.after - b.before - (a.after - a.before))
      .map(describe),
  })
  expect(data.up + data.down).toBeGreaterThan(0)
  expect(data.mean_after).toBeCloseTo(totals.reduce((sum, { after }) => sum + after, 0) / 4, 6)
  for (const { from, to, up } of data.steps)
    expect(up).toBe(moves.filter(move => move >= from && move < (to ?? Infinity)).length)

  const { data: other } = await scorer.regrade(tryout, first?.question_id, { key: wrongOption })
  await app.jobs.score()
  const changed = await compare(other.id)
  expect(changed.data).toMatchObject({ students: 4, down: 4, losses: [{}, {}, {}, {}], gains: [] })
  expect((await scorer.publish(other.id)).status).toBe(200)
  expect(await compare(other.id)).toMatchObject({ status: 409 })
})

test('a voided question counts for nobody, and counts again once it is restored', async () => {
  const tryout = await createPoints()
  const student = await sit(app, tryout, 3)
  const last = tryout.sub_tests[0]?.items[3]?.question_id
  expect(await scorer.regrade(tryout, last, { voided: true, publish: true })).toMatchObject({ status: 201 })
  await app.jobs.score()
  expect(await scorer.regrade(tryout, last, { voided: false, publish: true })).toMatchObject({ status: 201 })
  await app.jobs.score()
  expect(await readTotals(student.attempt.id)).toEqual([
    { number: 1, total: 800 },
    { number: 2, total: 1000 },
    { number: 3, total: 800 },
  ])
})

test('in a try-out by item response a voided question has no parameters and no score', async () => {
  const { tryout, ids } = await createSat(app, { program_id })
  await scorer.start(tryout, { publish: true })
  await app.jobs.score()
  const voided = tryout.sub_tests[0]?.items[0]?.question_id
  const { data: run } = await scorer.regrade(tryout, voided, { voided: true, publish: true })
  await app.jobs.score()
  const { data: detail } = await scorer.read(run.id)
  expect(detail).toMatchObject({ status: 'published', model: '3pl' })
  expect(detail.sub_tests.map(({ questions, voided }) => [questions, voided])).toEqual([
    [12, 1],
    [12, 0],
  ])
  const { meta, data: items } = await scorer.listItems(run.id, { per_page: 100 })
  expect(meta.total).toBe(24)
  expect(items.filter(item => item.voided)).toMatchObject([
    { question_id: voided, tried: 0, p: null, parameters: null, flags: [] },
  ])
  const token = await createSession(app.db, { id: ids[0] ?? '', role: 'student' })
  const { data } = await app.send(results.result, { token, params: { slug: tryout.slug } })
  expect(data.released?.sub_tests[0]).toMatchObject({ max: 11, se: expect.any(Number) })
})

test.each(['mean', 'joint'] as const)(
  'a regrade with %s totals calibrates what has changed and no more, to the bytes of a run that calibrates all',
  async totals => {
    const program = await createProgram(app.db, { totals })
    const { tryout } = await createSat(app, { program_id: program.id })
    const [changed, other] = tryout.sub_tests
    const leaveOut = (place: number) =>
      scorer.regrade(tryout, changed?.items[place]?.question_id, { voided: true, publish: true })
    const start = () => scorer.start(tryout, { publish: true })
    const runs = [] as { scores: string; kept: unknown[] }[]
    for (const [minute, act] of [start, () => leaveOut(3), start, () => leaveOut(5)].entries()) {
      if (minute === 3) await simulateSittings(app.db, tryout.id, { students: 1 })
      app.setClock(new Date(epoch.getTime() + minute * 60_000))
      const { data } = await act()
      await app.jobs.score()
      const kept = await app.db
        .selectFrom('kept_calibrations')
        .select(['sub_test_id', 'updated_at'])
        .where('sub_test_id', 'in', [changed?.id ?? '', other?.id ?? ''])
        .execute()
      const made = (id: string | undefined) => kept.find(row => row.sub_test_id === id)?.updated_at
      runs.push({ scores: await readScores(app, data.id), kept: [made(changed?.id), made(other?.id)] })
    }
    expect(runs.map(({ kept }) => kept)).toEqual([
      [iso(0), iso(0)],
      [iso(60), iso(0)],
      [iso(120), iso(120)],
      [iso(180), iso(180)],
    ])
    expect(runs[1]?.scores === runs[2]?.scores).toBe(true)
    expect(runs[0]?.scores === runs[2]?.scores).toBe(false)
  },
)

test('a correction while students still sit counts by points, and the close brings the run by item response', async () => {
  const { tryout } = await createSat(app, { program_id, closes_at: iso(1800) })
  const voided = tryout.sub_tests[0]?.items[0]?.question_id
  expect(await scorer.regrade(tryout, voided, { voided: true, publish: true })).toMatchObject({ status: 201 })
  await app.jobs.score()
  const list = async () =>
    (await scorer.listRuns(tryout)).data.map(run => [run.origin, run.model, run.status])
  expect(await list()).toEqual([
    ['regrade', 'points', 'published'],
    ['submissions', 'points', 'superseded'],
  ])
  app.advance(1800 + 60.001)
  await app.jobs.score()
  expect((await list())[0]).toEqual(['closing', '3pl', 'published'])
})

test('a correction reaches the scores of a try-out that too few have sat for item response', async () => {
  const { tryout, ids } = await createSat(app, { program_id, students: 5 })
  const voided = tryout.sub_tests[0]?.items[0]?.question_id
  await scorer.regrade(tryout, voided, { voided: true, publish: true })
  await app.jobs.score()
  expect((await scorer.listRuns(tryout)).data[0]).toMatchObject({ model: 'points', status: 'published' })
  const token = await createSession(app.db, { id: ids[0] ?? '', role: 'student' })
  const { data } = await app.send(results.result, { token, params: { slug: tryout.slug } })
  expect(data.released?.scoring).toMatchObject({ provisional: true, run_number: 2 })
})

test('a run of old keys is outdated: it can be published no more', async () => {
  const { tryout } = await createSat(app, { program_id })
  const { data: old } = await scorer.start(tryout)
  await app.jobs.score()
  const question = tryout.sub_tests[0]?.items[0]?.question_id
  await scorer.regrade(tryout, question, { voided: true })
  expect(await scorer.publish(old.id)).toMatchObject({ status: 409, code: 'run_outdated' })
  expect((await scorer.read(old.id)).data).toMatchObject({ status: 'done', is_outdated: true })
})

test('a correction takes the place of a run under way', async () => {
  const { tryout } = await createSat(app, { program_id })
  const { data: active } = await scorer.start(tryout)
  const question = tryout.sub_tests[0]?.items[0]?.question_id
  const { data: next } = await scorer.regrade(tryout, question, { voided: true })
  expect((await scorer.read(active.id)).data.status).toBe('cancelled')
  expect(next).toMatchObject({ status: 'queued', number: 3 })
})

test.each([
  ['a key of another type', { key: { type: 'multiple_choice', option_ids: ['a'] } }],
  ['an option that is not there', { key: { type: 'single_choice', option_id: 'z' } }],
  ['nothing at all', {}],
])('%s is refused by field', async (_, body) => {
  const tryout = await createPoints()
  const reply = await scorer.regrade(tryout, tryout.sub_tests[0]?.items[0]?.question_id, body)
  expect(reply).toMatchObject({ status: 422, errors: { key: [expect.any(String)] } })
})

test('what is so already is a conflict, and a foreign question is not found', async () => {
  const tryout = await createPoints()
  const other = await createPoints()
  const [question] = tryout.sub_tests[0]?.items ?? []
  const same = { key: { type: 'single_choice', option_id: 'b' } }
  const replies = [
    await scorer.regrade(tryout, question?.question_id, same),
    await scorer.regrade(tryout, question?.question_id, { voided: false }),
  ]
  for (const reply of replies) expect(reply).toMatchObject({ status: 409, code: 'unchanged' })
  expect(await scorer.regrade(other, question?.question_id, same)).toMatchObject({ status: 404 })
  expect(await scorer.regrade({ id: v7() }, question?.question_id, same)).toMatchObject({ status: 404 })
})

test('the log of marks only grows', async () => {
  await expect(app.db.deleteFrom('audit_entries').execute()).rejects.toThrow('only ever added')
  await expect(app.db.updateTable('audit_entries').set({ reason: '' }).execute()).rejects.toThrow(
    'only ever added',
  )
})
