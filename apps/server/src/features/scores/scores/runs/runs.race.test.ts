import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Progress, progresses } from '@gerbang/contract/exam/progresses.ts'
import { results } from '@gerbang/contract/scores/results.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, openDatabase } from '../../../../db/database.ts'
import { createTestApp, type TestApp, type TestNode } from '../../../../testing/api.ts'
import { createProgram, epoch } from '../../../../testing/factories.ts'
import { countBy, inParallel, untilBlocked } from '../../../../testing/parallel.ts'
import { createSat, createScorer, readScores, type Scorer } from '../../../../testing/score-runs.ts'
import { answerRight, enroll, type Student, sitSubTest, start } from '../../../../testing/sittings.ts'
import { findScheme } from '../../../exam/marks/marks.queries.ts'
import { beginRun, claimRun, releaseRun } from './runs.queries.ts'

let app: TestApp
let nodes: readonly [TestNode, TestNode]
let program_id: string
let token: string
let scorer: Scorer
beforeAll(async () => {
  app = await createTestApp()
  nodes = [await app.addNode({ exam: 9, other: 9 }), await app.addNode({ exam: 9, other: 9 })]
  program_id = (await createProgram(app.db)).id
  token = (await app.signIn({ role: 'admin' })).token
  scorer = createScorer(app, token)
})
afterAll(() => app.close())

const closed = new Date(epoch.getTime() - 3_600_000).toISOString()
const countRuns = async (tryoutId: string) =>
  countBy(
    await app.db.selectFrom('score_runs').select('status').where('tryout_id', '=', tryoutId).execute(),
    row => row.status,
  )

test('of ten parallel starts over two nodes one run is queued', async () => {
  const { tryout } = await createSat(app, { program_id, students: 60 })
  const replies = await inParallel(nodes, 10, node => createScorer(node, token).start(tryout))
  expect(countBy(replies, reply => reply.status)).toEqual({ 201: 1, 409: 9 })
  expect(await countRuns(tryout.id)).toEqual({ published: 1, queued: 1 })
  await app.jobs.score()
})

test('two nodes that find the same closed try-out score it once', async () => {
  const { tryout } = await createSat(app, { program_id, students: 60, closes_at: closed })
  await Promise.all(nodes.map(node => node.jobs.score()))
  await app.jobs.score()
  expect(await countRuns(tryout.id)).toEqual({ superseded: 1, published: 1 })
})

test('of ten parallel publications of a run one succeeds, and of two runs the last one stays', async () => {
  const { tryout } = await createSat(app, { program_id, students: 60 })
  const { data: first } = await scorer.start(tryout)
  await app.jobs.score()
  const { data: second } = await scorer.start(tryout)
  await app.jobs.score()
  const same = await inParallel(nodes, 10, node => createScorer(node, token).publish(first.id))
  expect(countBy(same, reply => reply.status)).toEqual({ 200: 1, 409: 9 })
  await inParallel(nodes, 10, (node, index) =>
    createScorer(node, token).publish(index < 5 ? first.id : second.id),
  )
  expect(await countRuns(tryout.id)).toEqual({ superseded: 2, published: 1 })
})

test('publishing while another run is under way leaves that one alone', async () => {
  const { tryout } = await createSat(app, { program_id, students: 60 })
  const { data: first } = await scorer.start(tryout)
  await app.jobs.score()
  const { data: second } = await scorer.start(tryout)
  const working = app.jobs.score()
  expect(await scorer.publish(first.id)).toMatchObject({ status: 200 })
  await working
  expect((await scorer.read(second.id)).data.status).toBe('done')
  expect(await countRuns(tryout.id)).toEqual({ superseded: 1, published: 1, done: 1 })
})

test('a cancellation and the work on the run end in one of two ways, never in between', async () => {
  const { tryout } = await createSat(app, { program_id })
  const { data: run } = await scorer.start(tryout, { publish: true })
  const working = app.jobs.score()
  const cancelled = await scorer.cancel(run.id)
  await working
  const { data } = await scorer.read(run.id)
  expect(data.status).toBe(cancelled.status === 200 ? 'cancelled' : 'published')
})

test('submits during a publication are all scored by the run that is published in the end', async () => {
  const { tryout } = await createSat(app, { program_id, students: 60 })
  const sitters: { student: Student; progress: Progress }[] = []
  for (let index = 0; index < 12; index++) {
    const student = await enroll(app, tryout)
    await sitSubTest(app, student, tryout.sub_tests[0], index)
    const { progress } = await start(app, student, tryout.sub_tests[1])
    sitters.push({ student, progress })
  }
  const { data: run } = await scorer.start(tryout)
  await app.jobs.score()
  const submits = inParallel(nodes, sitters.length, (node, index) => {
    const { student, progress } = sitters[index] ?? {}
    return node.send(progresses.submit, {
      token: student?.token,
      params: { slug: tryout.slug, id: progress?.id ?? '' },
      body: { lease: progress?.lease, answers: answerRight(tryout.sub_tests[1], index) },
    })
  })
  const published = await scorer.publish(run.id)
  expect(published.status).toBe(200)
  expect(countBy(await submits, reply => reply.status)).toEqual({ 200: 12 })
  for (const { student } of sitters) {
    const { data } = await app.send(results.result, student)
    expect(data.released).toMatchObject({ scoring: { model: '3pl' }, total_se: expect.any(Number) })
  }
})

test('a submit that scores by the published run holds back its replacement', async () => {
  const { tryout } = await createSat(app, { program_id, students: 60 })
  const { data: run } = await scorer.start(tryout)
  await app.jobs.score()
  let publishing: Promise<unknown> = Promise.resolve()
  await app.db.transaction().execute(async trx => {
    expect((await findScheme(trx, tryout.id))?.model).toBe('points')
    publishing = scorer.publish(run.id)
    await untilBlocked(app.db, publishing)
    expect((await scorer.read(run.id)).data.status).toBe('done')
  })
  expect(await publishing).toMatchObject({ status: 200 })
})

test('a run whose process died is taken up by the next one and ends with the same bytes', async () => {
  const { tryout } = await createSat(app, { program_id, students: 400 })
  const { data: whole } = await scorer.start(tryout)
  await app.jobs.score()
  const { data: torn } = await scorer.start(tryout)
  await app.db.transaction().execute(async trx => {
    const held = await holdLastTotal(trx, tryout.id, torn.id)
    const worker = new Worker(new URL('./score-run.worker.ts', import.meta.url), {
      workerData: { database_url: app.platform.config.database_url, clock_offset_ms: 0 },
    })
    // In the middle of writing: the last page waits for the total that is held here.
    await untilBlocked(app.db, once(worker, 'exit'))
    await worker.terminate()
    await held.takeBack()
  })
  expect((await scorer.read(torn.id)).data.status).toBe('running')
  await untilFree(torn.id)
  await app.jobs.score()
  const { data } = await scorer.read(torn.id)
  expect(data).toMatchObject({ status: 'done', attempts: 400 })
  expect(data.log.map(line => line.text)).toContain('Diulang dari awal (percobaan ke-2).')
  expect(await readScores(app, torn.id)).toBe(await readScores(app, whole.id))
})

/** A total that this run is about to write: whoever writes it waits until it is decided whether it is there. */
async function holdLastTotal(trx: Db, tryoutId: string, score_run_id: string) {
  const { bucket, id } = await trx
    .selectFrom('attempts')
    .select(['bucket', 'id'])
    .where('tryout_id', '=', tryoutId)
    .orderBy('bucket', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const scored_at = new Date().toISOString()
  await trx
    .insertInto('attempt_scores')
    .values({ bucket, attempt_id: id, score_run_id, total: 0, total_se: null, scored_at })
    .execute()
  const takeBack = () =>
    trx
      .deleteFrom('attempt_scores')
      .where('bucket', '=', bucket)
      .where('attempt_id', '=', id)
      .where('score_run_id', '=', score_run_id)
      .execute()
  return { takeBack }
}

/** Returns once PostgreSQL has noticed that the claim's connection is gone. */
async function untilFree(runId: string): Promise<void> {
  const db = openDatabase({ url: app.platform.config.database_url, connections: 1, name: 'test' })
  await db.connection().execute(async connection => {
    while (!(await claimRun(connection, runId)));
    await releaseRun(connection, runId)
  })
  await db.destroy()
}

test('a run that somebody works on is claimed by nobody else, and one whose process always dies is given up', async () => {
  const { tryout } = await createSat(app, { program_id, students: 60 })
  const { data: run } = await scorer.start(tryout)
  await app.db.connection().execute(async connection => {
    expect(await claimRun(connection, run.id)).toBe(true)
    await app.jobs.score()
    expect((await scorer.read(run.id)).data.status).toBe('queued')
    for (let tries = 0; tries < 3; tries++) await beginRun(connection, run.id, epoch.toISOString())
    await releaseRun(connection, run.id)
  })
  await app.jobs.score()
  expect((await scorer.read(run.id)).data).toMatchObject({
    status: 'failed',
    failure: expect.stringMatching(/kesalahan di server/),
  })
})
