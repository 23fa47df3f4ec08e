import { examDay } from '@gerbang/contract/exam/exam-day.ts'
import { examSignals } from '@gerbang/contract/exam/exam-signals.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { v7 } from 'uuid'
import { createProgram, createTryout, iso } from '../../../testing/factories.ts'
import { untilBlocked } from '../../../testing/parallel.ts'
import { createStudentCode, redeemFor } from '../../../testing/registrations.ts'
import {
  answerRight,
  enroll,
  requestStart,
  type Sitting,
  save,
  sit,
  start,
  submit,
} from '../../../testing/sittings.ts'
import { findLongestExtra } from '../progresses/attempts.queries.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signIn({ role: 'admin' })).token
})
afterAll(() => app.close())

const reason = 'Listrik ruang padam, 90 detik'

/** Two students in the first sub-test, of different schools. */
async function begin() {
  const program = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id: program.id, closes_at: iso(7_200) })
  const open = async (school_name: string) => {
    const student = await enroll(app, tryout, { school_name })
    return { ...student, ...(await start(app, student, tryout.sub_tests[0])) }
  }
  return {
    tryout,
    params: { id: tryout.id },
    ani: await open('SMAN 1 Jember'),
    budi: await open('MAN 2 Jember'),
  }
}

const give = (params: { id: string }, audience: object, seconds = 300) =>
  app.send(examDay.giveTime, { token, params, body: { reason, seconds, audience } })

test('the monitor counts who sits where, and lists whoever was silent longest first', async () => {
  const { tryout, params, ani, budi } = await begin()
  await save(app, budi, answerRight(tryout.sub_tests[0], 2))
  await sit(app, tryout)
  const { data } = await app.send(examDay.get, { token, params })
  expect(data).toMatchObject({ running: 2, finished: 1, enrolled: 0, between: 0, saves_per_minute: 2 })
  expect(data.sub_tests.map(({ running, closed }) => [running, closed])).toEqual([
    [2, 1],
    [0, 1],
  ])
  const list = await app.send(examDay.sittings, { token, params })
  expect(list.data.map(({ user_id, answered }) => [user_id, answered]).toSorted()).toEqual(
    [
      [ani.user.id, 0],
      [budi.user.id, 2],
    ].toSorted(),
  )
  expect(list.text).not.toContain('@')
})

test('who has not begun is listed: enrolled or absent, of the program or with a code that opens it', async () => {
  const { tryout, params } = await begin()
  const program_id = tryout.program_id
  const waiting = await enroll(app, tryout, { name: 'Cici', school_name: 'SMAN 1 Jember' })
  const absent = await app.signIn({ role: 'student', name: 'Dodi', program_id })
  const code = await createStudentCode(app.db, { program_id, batch: 'XII IPA 1' })
  await redeemFor(app.db, code, absent.user.id)
  await app.signIn({ role: 'student', program_id: (await createProgram(app.db)).id })
  const list = async (query: Record<string, string> = {}) => {
    const { data } = await app.send(examDay.missing, { token, params, query })
    return data.map(({ user_id, state, batches }) => [user_id, state, batches])
  }
  const rows = { cici: [waiting.user.id, 'not_begun', []], dodi: [absent.user.id, 'absent', ['XII IPA 1']] }
  expect(await list()).toEqual([rows.cici, rows.dodi])
  expect(await list({ state: 'absent' })).toEqual([rows.dodi])
  expect(await list({ batch: 'xii ipa 1' })).toEqual([rows.dodi])
  expect(await list({ search: 'jember' })).toEqual([rows.cici])
  await app.db.updateTable('tryouts').set({ access: 'code' }).where('id', '=', tryout.id).execute()
  expect(await list()).toEqual([rows.cici])
  await app.db
    .insertInto('student_code_tryouts')
    .values({ student_code_id: code.id, tryout_id: tryout.id })
    .execute()
  expect(await list()).toEqual([rows.cici, rows.dodi])
  expect(await app.send(examDay.missing, { token, params: { id: v7() } })).toMatchObject({ status: 404 })
})

test('each class shows who sits, who is done and who has not begun; no class is a row of its own', async () => {
  const { tryout, params, ani } = await begin()
  const done = await sit(app, tryout)
  const waiting = await enroll(app, tryout, { name: 'Cici' })
  await app.signIn({ role: 'student', name: 'Dodi', program_id: tryout.program_id })
  await app.signIn({ role: 'student', program_id: tryout.program_id, status: 'disabled' })
  const code = await createStudentCode(app.db, { program_id: tryout.program_id, batch: 'XII Layar' })
  for (const { user } of [ani, done, waiting]) await redeemFor(app.db, code, user.id)
  const { data } = await app.send(examDay.byClass, { token, params })
  const counted = data.classes.map(({ id: _, ...row }) => row)
  expect(counted).toEqual([
    { name: 'XII Layar', students: 3, running: 1, finished: 1, missing: ['Cici'] },
    { name: null, students: 2, running: 1, finished: 0, missing: ['Dodi'] },
  ])
  expect(await app.send(examDay.byClass, { token, params: { id: v7() } })).toMatchObject({ status: 404 })
})

test('extra time goes to whom it is meant for, and keeps the results of the others shut', async () => {
  const { tryout, params, ani, budi } = await begin()
  expect(await give(params, { kind: 'school', school: 'sman 1 jember' })).toMatchObject({
    data: { students: 1 },
  })
  const endOf = async (who: typeof ani) => (await save(app, who)).data.ends_at
  expect([await endOf(ani), await endOf(budi)]).toEqual([iso(900), iso(600)])
  await give(params, { kind: 'all' }, 60)
  expect([await endOf(ani), await endOf(budi)]).toEqual([iso(960), iso(660)])
  await submit(app, budi)
  expect(await give(params, { kind: 'student', user_id: budi.user.id })).toMatchObject({ status: 409 })
  expect(await findLongestExtra(app.db, tryout.id)).toBeGreaterThanOrEqual(0)
  const entry = await app.db
    .selectFrom('audit_entries')
    .select(['reason', 'details'])
    .where('subject_id', '=', tryout.id)
    .where('action', '=', 'extra_time_given')
    .orderBy('at')
    .executeTakeFirst()
  expect(entry).toMatchObject({ reason, details: { seconds: 300, user_ids: [ani.user.id] } })
})

test('whoever hands in while time is being added gets none, and nothing is written of it', async () => {
  const { tryout, params, ani, budi } = await begin()
  await submit(app, budi)
  const own = app.db.selectFrom('progresses').where('id', '=', ani.progress.id)
  const { bucket } = await own.select('bucket').executeTakeFirstOrThrow()
  const sent = await app.db.transaction().execute(async trx => {
    const row = trx.selectFrom('progresses').where('bucket', '=', bucket).where('id', '=', ani.progress.id)
    await row.select('id').forUpdate().execute()
    const handedIn = submit(app, ani)
    await untilBlocked(app.db, handedIn)
    const given = give(params, { kind: 'all' })
    await untilBlocked(app.db, given, 2)
    return { handedIn, given }
  })
  expect(await sent.handedIn).toMatchObject({ status: 200 })
  expect(await sent.given).toMatchObject({ status: 409, code: 'unchanged' })
  expect(await own.select(['ends_at', 'extended_seconds']).executeTakeFirst()).toEqual({
    ends_at: iso(600),
    extended_seconds: 0,
  })
  const written = app.db.selectFrom('audit_entries').where('subject_id', '=', tryout.id)
  expect(await written.select('action').where('action', '=', 'extra_time_given').execute()).toEqual([])
})

test('while starts are paused nobody begins a sub-test, and those under way go on', async () => {
  const { tryout, params, ani } = await begin()
  const pause = (paused: boolean) => app.send(examDay.pause, { token, params, body: { reason, paused } })
  expect((await pause(true)).data.starts_paused_at).not.toBeNull()
  const late = await enroll(app, tryout)
  const body = { client_id: ani.user.id, sub_test_id: tryout.sub_tests[0]?.id }
  expect(await requestStart(app, late, body)).toMatchObject({ status: 409, code: 'starts_paused' })
  expect(await save(app, ani)).toMatchObject({ status: 200 })
  await pause(false)
  expect(await requestStart(app, late, body)).toMatchObject({ status: 200 })
})

/** The page of a running sub-test calls, and what it said is written down. */
async function beat({ token, params, progress }: Sitting, unsent = 0) {
  const reply = await app.send(examSignals.beat, {
    token,
    params: { ...params, id: progress.id },
    body: { unsent },
  })
  await app.jobs.storeBeats()
  return reply.data.signals
}
const readMessages = ({ token, params, progress }: Sitting) =>
  app.send(examSignals.messages, { token, params: { ...params, id: progress.id } })

test('a page hears of extra time on another node too, within the seconds between two calls', async () => {
  const { params, ani, budi } = await begin()
  const node = await app.addNode()
  const hear = async ({ token, params, progress }: Sitting) =>
    (
      await node.send(examSignals.beat, {
        token,
        params: { ...params, id: progress.id },
        body: { unsent: 0 },
      })
    ).data.signals
  expect(await hear(ani)).toBe(0)
  await give(params, { kind: 'student', user_id: ani.user.id }, 120)
  app.advance(10)
  expect(await hear(ani)).toBe(1)
  expect((await save(node, ani)).data.ends_at).toBe(iso(720))
  expect((await save(node, budi)).data.ends_at).toBe(iso(600))
  app.advance(-10)
})

test('the page that loses its sub-test to another device hears of it on another node too, and nobody else does', async () => {
  const { ani, budi, tryout } = await begin()
  const node = await app.addNode()
  const hear = ({ token, params, progress }: Sitting) =>
    node.send(examSignals.beat, { token, params: { ...params, id: progress.id }, body: { unsent: 0 } })
  expect((await hear(ani)).data.signals).toBe(0)
  await start(app, ani, tryout.sub_tests[0], { take_over: true })
  app.advance(10)
  expect((await hear(ani)).data.signals).toBe(1)
  expect((await hear(budi)).data.signals).toBe(0)
  expect(await save(node, ani)).toMatchObject({ status: 409, code: 'taken_over' })
  app.advance(-10)
})

test('a message reaches whoever it is for and sits now, and nobody else', async () => {
  const { tryout, params, ani, budi } = await begin()
  const tell = (audience: object) =>
    app.send(examDay.tell, { token, params, body: { reason, text: 'Listrik sudah menyala.', audience } })
  const count = (query: Record<string, string>) => app.send(examDay.countMeant, { token, params, query })
  expect((await count({ kind: 'school', school: 'sman 1 JEMBER' })).data).toEqual({ students: 1 })
  expect((await count({ kind: 'all' })).data).toEqual({ students: 2 })
  expect(await count({ kind: 'school' })).toMatchObject({ status: 422 })
  expect(await tell({ kind: 'school', school: 'SMAN 1 Jember' })).toMatchObject({ data: { students: 1 } })
  app.advance(1)
  const late = await enroll(app, tryout, { school_name: 'SMAN 1 Jember' })
  const begun = { ...late, ...(await start(app, late, tryout.sub_tests[0])) }
  expect((await readMessages(ani)).data).toMatchObject([{ number: 1, text: 'Listrik sudah menyala.' }])
  expect((await readMessages(budi)).data).toEqual([])
  expect((await readMessages(begun)).data).toEqual([])
  app.advance(-1)
})

test('an outage of 90 seconds is given back once, to exactly those who were cut off', async () => {
  const { params, ani, budi } = await begin()
  const ends = async (who: Sitting) => (await save(app, who)).data.ends_at
  await beat(ani)
  for (const seconds of [10, 20, 20, 15, 25]) {
    app.advance(seconds)
    await beat(budi)
    if (app.now().getTime() === Date.parse(iso(90))) {
      expect((await app.send(examDay.get, { token, params })).data.cut_off).toBe(1)
      await beat(ani, 3)
    }
  }
  const list = () => app.send(examDay.outages, { token, params })
  const [outage] = (await list()).data
  expect(outage).toEqual({
    from_at: iso(0),
    until_at: iso(90),
    students: 1,
    schools: 1,
    shortest_seconds: 90,
    longest_seconds: 90,
  })
  const span = { from_at: outage?.from_at, until_at: outage?.until_at }
  const giveBack = () => app.send(examDay.giveBack, { token, params, body: { reason, ...span } })
  const replies = await Promise.all([giveBack(), giveBack()])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect([await ends(ani), await ends(budi)]).toEqual([iso(690), iso(600)])
  expect((await list()).data).toEqual([])
  const sitting = await app.send(examDay.sitting, { token, params: { ...params, userId: ani.user.id } })
  expect(sitting.data).toMatchObject({ unsent: 3, is_cut_off: false, extended_seconds: 90, gaps: [{}] })
  app.advance(-90)
})

test('a message with half of an emoji is refused by its field', async () => {
  const { params } = await begin()
  const body = { reason, text: 'Tenang \ud83d', audience: { kind: 'all' } }
  const reply = await app.send(examDay.tell, { token, params, body })
  expect(reply).toMatchObject({ status: 422, errors: { text: [expect.any(String)] } })
})
