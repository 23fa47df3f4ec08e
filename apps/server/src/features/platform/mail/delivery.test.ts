import { accounts } from '@gerbang/contract/people/accounts.ts'
import { passwords } from '@gerbang/contract/people/passwords.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAccount } from '../../../testing/accounts.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { sendAllMails } from '../../../testing/mails.ts'
import { draftRegistration } from '../../../testing/registrations.ts'
import { openSmtpInbox, type Refusal, type SmtpInbox } from '../../../testing/smtp-inbox.ts'

let lines: string[]
let inbox: SmtpInbox
let app: TestApp
beforeEach(async () => {
  lines = []
  inbox = await openSmtpInbox()
  app = await createTestApp({ smtp_url: inbox.url }, line => lines.push(line))
})
afterEach(async () => {
  await app.close()
  await inbox.close()
})

async function askForCode(): Promise<string> {
  const { email } = await createAccount(app)
  await app.send(passwords.forgot, { body: { email } })
  return email
}
const verify = async (email: string) => {
  const otp = inbox.listFor(email).at(-1)?.subject?.slice(0, 6)
  return (await app.send(passwords.verifyOtp, { body: { email, otp } })).status
}
const listStates = async () => {
  const { rows } = await sql<{ state: string }>`select state from pgboss.job order by created_on`.execute(
    app.db,
  )
  return rows.map(({ state }) => state)
}

test.each<Refusal>([
  { at: 'sender', code: 421 },
  { at: 'recipient', code: 450 },
  { at: 'text', code: 451 },
  { at: 'sender', code: 530 },
])(
  'a mail refused for now ($code at the $at) arrives once the server accepts it, once, with a code that works',
  async refusal => {
    const email = await askForCode()
    inbox.refusals.push(refusal, refusal)
    await sendAllMails(app)
    expect(inbox.mails).toEqual([])
    expect(await listStates()).toEqual(['retry'])
    await sendAllMails(app, { early: true })
    expect(inbox.listFor(email)).toHaveLength(1)
    expect(lines.filter(line => line.includes('will try again'))).toHaveLength(2)
    expect(await listStates()).toEqual(['completed'])
    expect(await verify(email)).toBe(200)
  },
)

test.each<Refusal>([
  { at: 'recipient', code: 550 },
  { at: 'text', code: 554 },
])(
  'a mail refused for good ($code at the $at) is tried once, told in the log, and holds up no other',
  async refusal => {
    inbox.refusals.push(refusal)
    await askForCode()
    await sendAllMails(app)
    const next = await askForCode()
    await sendAllMails(app, { early: true })
    expect(inbox.countConversations()).toBe(2)
    expect(inbox.mails).toHaveLength(1)
    expect(await verify(next)).toBe(200)
    expect(lines).toEqual([expect.stringMatching(/^Cannot finish the job [\w-]+, given up: .*not now/s)])
    expect(await listStates()).toEqual(['cancelled', 'completed'])
  },
)

test('while the mail server is away mails wait, and none is lost', async () => {
  const { port } = inbox
  await inbox.close()
  const emails = [await askForCode(), await askForCode()]
  await sendAllMails(app)
  expect(await listStates()).toEqual(['retry', 'retry'])
  inbox = await openSmtpInbox(port)
  await sendAllMails(app, { early: true })
  for (const email of emails) expect(inbox.listFor(email)).toHaveLength(1)
})

test('of several processes at work one sends each mail', async () => {
  // One after the other: sixty at once would wait longer for a connection than anybody may.
  const emails: string[] = []
  for (let asked = 0; asked < 60; asked++) emails.push(await askForCode())
  const nodes = [app, await app.addNode(), await app.addNode()]
  await Promise.all(nodes.map(({ jobs }) => sendAllMails({ jobs, db: app.db })))
  expect(inbox.mails).toHaveLength(60)
  for (const email of emails) expect(inbox.listFor(email)).toHaveLength(1)
})

test('a reply means that the mail is on its way, though the process that gave it dies at once', async () => {
  const node = await app.addNode()
  const { email } = await createAccount(app)
  expect(await node.send(passwords.forgot, { body: { email } })).toMatchObject({ status: 200 })
  const body = await draftRegistration(app.db)
  expect(await node.send(accounts.register, { body })).toMatchObject({ status: 201 })
  await node.http.close()
  await sendAllMails(app)
  expect([email, body.email].map(to => inbox.listFor(to).length)).toEqual([1, 1])
})

const abandon = (seconds: number) =>
  sql`
    update pgboss.job set state = 'active', started_on = now() - ${seconds} * interval '1 second'
  `.execute(app.db)

test('a mail whose process died over it is left alone for two minutes, then taken up again', async () => {
  const email = await askForCode()
  const look = async () => {
    await sql`update pgboss.queue set monitor_on = null`.execute(app.db)
    // The first round puts it back into the queue.
    for (let round = 0; round < 2; round++) await sendAllMails(app, { early: true })
    return inbox.listFor(email).length
  }
  await abandon(110)
  expect(await look()).toBe(0)
  await abandon(121)
  expect(await look()).toBe(1)
})

test('without a place in the queue there is no account, no used quota and no success', async () => {
  const body = await draftRegistration(app.db)
  const { email } = await createAccount(app)
  await sendAllMails(app)
  await sql`alter table pgboss.job_common rename to away`.execute(app.db)
  expect((await app.send(accounts.register, { body })).status).toBeGreaterThanOrEqual(500)
  expect((await app.send(passwords.forgot, { body: { email } })).status).toBeGreaterThanOrEqual(500)
  await sql`alter table pgboss.away rename to job_common`.execute(app.db)
  expect(await app.db.selectFrom('users').select('id').where('email', '=', body.email).execute()).toEqual([])
  expect(await app.send(accounts.register, { body })).toMatchObject({ status: 201 })
  expect(await app.send(passwords.forgot, { body: { email } })).toMatchObject({ status: 200 })
})

test('a code is made when it is sent: the queue and the log hold none', async () => {
  const email = await askForCode()
  inbox.refusals.push({ at: 'text', code: 451 })
  await sendAllMails(app, { early: true })
  const otp = inbox.listFor(email)[0]?.subject?.slice(0, 6) ?? ''
  expect(otp).toMatch(/^\d{6}$/)
  const { rows } = await sql`select data, output from pgboss.job`.execute(app.db)
  expect(`${JSON.stringify(rows)}${lines.join('\n')}`).not.toContain(otp)
})
