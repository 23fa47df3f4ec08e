import { auth } from '@gerbang/contract/people/auth.ts'
import { sessions } from '@gerbang/contract/people/sessions.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '../../../testing/accounts.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { strongPassword } from '../../../testing/registrations.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Signs in on as many devices, a minute apart. */
async function signInOn(devices: string[]) {
  const { email } = await createAccount(app)
  const tokens: string[] = []
  for (const device of devices) {
    const body = { login: email, password: strongPassword }
    const { data } = await app.send(auth.login, { body, headers: { 'user-agent': device } })
    tokens.push(data.token)
    app.advance(60)
  }
  return tokens
}
const list = async (token: string | undefined) => (await app.send(sessions.list, { token })).data
const end = (token: string | undefined, id: string) => app.send(sessions.end, { token, params: { id } })
const isSignedIn = async (token: string | undefined) => (await app.send(auth.me, { token })).status === 200

test('the list says from which address each session began', async () => {
  const { email } = await createAccount(app)
  const body = { login: email, password: strongPassword }
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const { data } = await app.send(auth.login, { body, headers })
  expect(await list(data.token)).toMatchObject([{ address: '203.0.113.7', is_current: true }])
})

test('the list names each device, newest use first, and says which one is asking', async () => {
  const [, phone] = await signInOn(['laptop', 'ponsel', 'warnet'])
  const rows = await list(phone)
  expect(rows.map(({ user_agent, is_current }) => [user_agent, is_current])).toEqual([
    ['ponsel', true],
    ['warnet', false],
    ['laptop', false],
  ])
  expect(JSON.stringify(rows)).not.toMatch(/token|hash/)
})

test('sessions that have run out are not listed', async () => {
  const [old] = await signInOn(['lama'])
  const [row] = await list(old)
  await app.db
    .updateTable('sessions')
    .set({ last_seen_at: new Date(app.now().getTime() - 24 * 3_600_000).toISOString() })
    .where('id', '=', row?.id ?? '')
    .execute()
  expect(await app.send(sessions.list, { token: old })).toMatchObject({ status: 401 })
})

test('ending one session ends that one at once, and ending it again finds none', async () => {
  const [laptop, phone, cafe] = await signInOn(['laptop', 'ponsel', 'warnet'])
  const row = (await list(laptop)).find(({ user_agent }) => user_agent === 'warnet')
  expect(await end(laptop, row?.id ?? '')).toMatchObject({ status: 200, data: null })
  expect(await Promise.all([laptop, phone, cafe].map(isSignedIn))).toEqual([true, true, false])
  expect(await end(laptop, row?.id ?? '')).toMatchObject({ status: 404 })
})

test("somebody else's session is not found, like one that does not exist, and goes on", async () => {
  const [mine] = await signInOn(['saya'])
  const [theirs] = await signInOn(['orang lain'])
  const [row] = await list(theirs)
  const foreign = await end(mine, row?.id ?? '')
  const missing = await end(mine, v7())
  expect(foreign).toMatchObject({ status: 404, code: 'not_found' })
  expect(foreign.text).toBe(missing.text)
  expect(await isSignedIn(theirs)).toBe(true)
})

test('ending the others counts them, leaves this one, and the second time there are none', async () => {
  const [laptop, phone, cafe] = await signInOn(['laptop', 'ponsel', 'warnet'])
  const [stranger] = await signInOn(['orang lain'])
  const endOthers = () => app.send(sessions.endOthers, { token: laptop })
  expect(await endOthers()).toMatchObject({ status: 200, data: { ended: 2 } })
  expect(await endOthers()).toMatchObject({ status: 200, data: { ended: 0 } })
  expect(await Promise.all([laptop, phone, cafe, stranger].map(isSignedIn))).toEqual([
    true,
    false,
    false,
    true,
  ])
})
