import { profile } from '@gerbang/contract/people/profile.ts'
import { reminders } from '@gerbang/contract/learning/reminders.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram, createSession, createTryout, epoch } from '../../../testing/factories.ts'
import { readMails } from '../../../testing/mails.ts'
import { enroll, sit } from '../../../testing/sittings.ts'

/** Sunday at seven in the morning in Jakarta; the evening before begins at 10:00 UTC. */
const opensAt = '2026-11-22T00:00:00.000Z'
const evening = new Date('2026-11-21T10:00:00.000Z')
const before = (time: Date, ms = 1) => new Date(time.getTime() - ms)

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(() => app.setClock(epoch))
afterAll(() => app.close())

async function createComing(overrides: object = {}) {
  const { id: program_id } = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id, opens_at: opensAt, ...overrides })
  const student = async (more: object = {}) => {
    const { user, token } = await app.signIn({ program_id, ...more })
    return { user, own: { token, params: { slug: tryout.slug } } }
  }
  return { tryout, student }
}

async function readSubjects(email: string): Promise<string[]> {
  return (await readMails(app, email)).map(({ subject }) => subject)
}

test('one who asked is reminded once, the evening before, whichever of two nodes looks', async () => {
  const { tryout, student } = await createComing({ title: 'Try Out Perdana' })
  const { user, own } = await student()
  expect((await app.send(reminders.get, own)).data).toEqual({ wanted: false, allowed: true })
  for (let times = 0; times < 2; times++)
    expect((await app.send(reminders.ask, own)).data).toEqual({ wanted: true, allowed: true })
  const silent = await student()

  app.setClock(before(evening))
  expect(await app.jobs.remind()).toBe(0)

  app.setClock(evening)
  const node = await app.addNode()
  const rounds = await Promise.all([app, node, app, node].map(({ jobs }) => jobs.remind()))
  expect(rounds.reduce((sum, queued) => sum + queued)).toBe(1)
  const [mail, ...others] = await readMails(app, user.email)
  expect(others).toEqual([])
  expect(mail?.subject).toContain('Pengingat: Try Out Perdana')
  expect(mail?.body_text).toContain('Minggu, 22 November 2026')
  expect(mail?.body_text).toContain('07.00 WIB')
  expect(mail?.body_text).toContain(`https://gerbang.test/student/try-out/detail/${tryout.slug}`)
  expect(await readMails(app, silent.user.email)).toEqual([])

  // Asking again, after it was queued, brings no second one.
  const token = await createSession(app.db, { id: user.id, role: 'student' })
  await app.send(reminders.cancel, { ...own, token })
  await app.send(reminders.ask, { ...own, token })
  expect(await app.jobs.remind()).toBe(0)
})

test("evening is on the student's own clock", async () => {
  await app.db
    .insertInto('provinces')
    .values({ id: '94', name: 'Papua', time_zone: 'Asia/Jayapura' })
    .execute()
  const { student } = await createComing()
  const { user, own } = await student({ province_id: '94' })
  await app.send(reminders.ask, own)
  const there = before(evening, 2 * 3_600_000)
  app.setClock(before(there))
  expect(await app.jobs.remind()).toBe(0)
  app.setClock(there)
  expect(await app.jobs.remind()).toBe(1)
  expect((await readMails(app, user.email))[0]?.body_text).toContain('09.00 WIT')
})

test('reminders are refused in the profile, and a wish at a try-out allows them again', async () => {
  const { student } = await createComing()
  const { user, own } = await student()
  await app.send(reminders.ask, own)
  const { data } = await app.send(profile.update, { token: own.token, body: { reminders: false } })
  expect(data.reminders).toBe(false)
  expect((await app.send(reminders.get, own)).data).toEqual({ wanted: true, allowed: false })
  app.setClock(evening)
  expect(await app.jobs.remind()).toBe(0)
  const token = await createSession(app.db, { id: user.id, role: 'student' })
  await app.send(reminders.ask, { ...own, token })
  expect(await app.jobs.remind()).toBe(1)
})

test('the link of a reminder refuses them without signing in, as often as it is opened, also what is queued', async () => {
  const { student } = await createComing()
  const { user, own } = await student()
  await app.send(reminders.ask, own)
  app.setClock(evening)
  await app.jobs.remind()
  const [mail] = await readMails(app, user.email)
  const link = /https:\S+refuse\?token=([\w-]+)/.exec(mail?.body_text ?? '')
  expect(mail?.body_html).toContain(link?.[0])

  const other = await createTryout(app.db, {
    program_id: user.program_id ?? '',
    opens_at: '2026-11-22T02:00:00.000Z',
  })
  const token = await createSession(app.db, { id: user.id, role: 'student' })
  await app.send(reminders.ask, { token, params: { slug: other.slug } })
  expect(await app.jobs.remind()).toBe(1)
  for (let times = 0; times < 2; times++)
    expect((await app.send(reminders.refuse, { body: { token: link?.[1] } })).status).toBe(200)
  expect(await readMails(app, user.email)).toHaveLength(1)

  const unknown = await app.send(reminders.refuse, { body: { token: 'tidak-ada' } })
  expect(unknown).toMatchObject({ status: 422, errors: { token: [expect.stringContaining('halaman Akun')] } })
})

test('who enrolled and has not finished is told before the last day, once; nobody else is', async () => {
  const { tryout, student } = await createComing({
    title: 'Try Out Panjang',
    opens_at: '2026-11-20T01:00:00.000Z',
    closes_at: '2026-11-22T10:00:00.000Z',
  })
  const whole = { ...tryout, program_id: (await student()).user.program_id ?? '' }
  const begun = await enroll(app, whole)
  const done = await sit(app, whole)
  const idle = await student()

  app.setClock(evening)
  const late = await enroll(app, whole)
  expect(await app.jobs.remind()).toBe(1)
  expect(await app.jobs.remind()).toBe(0)
  expect(await readSubjects(begun.user.email)).toEqual([
    expect.stringContaining('Masih ada waktu: Try Out Panjang'),
  ])
  for (const { user } of [done, idle, late]) expect(await readSubjects(user.email)).toEqual([])
})

test('a mail that would come too late is not sent, and a try-out that is open is not asked for', async () => {
  const { student } = await createComing()
  const { user, own } = await student()
  const dropped = await student()
  await app.send(reminders.ask, own)
  await app.send(reminders.ask, dropped.own)
  expect((await app.send(reminders.cancel, dropped.own)).data).toMatchObject({ wanted: false })
  app.setClock(evening)
  expect(await app.jobs.remind()).toBe(1)
  app.setClock(new Date(opensAt))
  expect(await readMails(app, user.email)).toEqual([])
  const token = await createSession(app.db, { id: user.id, role: 'student' })
  expect(await app.send(reminders.ask, { ...own, token })).toMatchObject({ status: 409, code: 'closed' })
  const stranger = await app.signIn()
  expect((await app.send(reminders.ask, { ...own, token: stranger.token })).status).toBe(404)
})
