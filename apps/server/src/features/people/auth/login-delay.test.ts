import { auth } from '@gerbang/contract/people/auth.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '../../../testing/accounts.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createSession } from '../../../testing/factories.ts'
import { inParallel } from '../../../testing/parallel.ts'
import { strongPassword } from '../../../testing/registrations.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const login = (name: string, password: string, address = '203.0.113.7') =>
  app.send(auth.login, { body: { login: name, password }, headers: { 'x-forwarded-for': address } })
const fail = async (name: string, times: number) => {
  for (let index = 0; index < times; index++) await login(name, 'salah')
}
const newAddress = () => `tidak-ada-${v7()}@contoh.gerbang.test`

test('after five failures the wait doubles from a second to a quarter of an hour, account or not', async () => {
  const { email } = await createAccount(app)
  for (const name of [email, newAddress()]) {
    await fail(name, 4)
    const waits: number[] = []
    for (let failures = 5; failures <= 16; failures++) {
      expect(await login(name, 'salah')).toMatchObject({ status: 401 })
      const refused = await login(name, 'salah')
      expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
      const wait = Number(refused.headers['retry-after'])
      waits.push(wait)
      app.advance(wait)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  }
})

test('while the delay lasts the right password has to wait too, and afterwards it opens at once', async () => {
  const { email } = await createAccount(app)
  await fail(email, 5)
  expect(await login(email, strongPassword)).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
  app.advance(1)
  expect(await login(email, strongPassword)).toMatchObject({ status: 200 })
  await fail(email, 4)
  expect(await login(email, strongPassword)).toMatchObject({ status: 200 })
})

test('guesses that arrive together are slowed down like single ones', async () => {
  const { email } = await createAccount(app)
  const nodes = [await app.addNode(), await app.addNode()] as const
  const guess = { body: { login: email, password: 'salah' } }
  const replies = await inParallel(nodes, 50, node => node.send(auth.login, guess))
  const looked = replies.filter(reply => reply.status === 401)
  expect(looked).toHaveLength(5)
  expect(replies.filter(reply => reply.status === 429)).toHaveLength(45)
})

test('eight right sign-ins of one person at once all go through, on two nodes as on one', async () => {
  const { email } = await createAccount(app)
  const nodes = [await app.addNode(), await app.addNode()] as const
  const right = { body: { login: email, password: strongPassword } }
  const replies = await inParallel(nodes, 8, node => node.send(auth.login, right))
  expect(replies.map(reply => reply.status)).toEqual(Array<number>(8).fill(200))
})

test('failures of a stranger never touch a session that is there', async () => {
  const user = await createAccount(app)
  const token = await createSession(app.db, { ...user, role: 'student' })
  await fail(user.email, 12)
  expect(await login(user.email, strongPassword)).toMatchObject({ status: 429 })
  expect(await app.send(auth.me, { token })).toMatchObject({ status: 200, data: { id: user.id } })
})

test('one account that waits keeps no other waiting', async () => {
  const [one, other] = [await createAccount(app), await createAccount(app)]
  await fail(one.email, 8)
  expect(await login(other.email, strongPassword)).toMatchObject({ status: 200 })
})

test('trying an e-mail and a username in turn does not tell whether they belong together', async () => {
  const user = await createAccount(app)
  await fail(user.email, 5)
  expect(await login(user.email, 'salah')).toMatchObject({ status: 429 })
  expect(await login(user.username, 'salah')).toMatchObject({ status: 401 })
})

test('upper case and spaces open no second count', async () => {
  const { email } = await createAccount(app)
  await fail(email, 5)
  expect(await login(` ${email.toUpperCase()} `, 'salah')).toMatchObject({ status: 429 })
})

test('after a day without failures counting starts anew', async () => {
  const { email } = await createAccount(app)
  await fail(email, 5)
  app.advance(24 * 3600 + 1)
  await fail(email, 4)
  expect(await login(email, strongPassword)).toMatchObject({ status: 200 })
})

test('two hundred students behind one address mistype once, all at once, and then all sign in', async () => {
  const users = await Promise.all(Array.from({ length: 200 }, () => createAccount(app)))
  const wrong = await Promise.all(users.map(({ email }) => login(email, 'salah ketik', '198.51.100.9')))
  const right = await Promise.all(users.map(({ email }) => login(email, strongPassword, '198.51.100.9')))
  expect(wrong.map(reply => reply.status)).toEqual(Array<number>(200).fill(401))
  expect(right.map(reply => reply.data?.user.id)).toEqual(users.map(({ id }) => id))
})
