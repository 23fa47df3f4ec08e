import { auth } from '@gerbang/contract/people/auth.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '../../../testing/accounts.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { inParallel } from '../../../testing/parallel.ts'
import { strongPassword } from '../../../testing/registrations.ts'
import { hashToken } from './viewers.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const login = (name: string, password = strongPassword) =>
  app.send(auth.login, { body: { login: name, password } })

test('of many who sign in at once each is answered by what is theirs', async () => {
  const [right, other, wrong, shutOut, waits] = await Promise.all(
    ([{}, {}, {}, { status: 'disabled' }, {}] as const).map(overrides => createAccount(app, overrides)),
  )
  for (let failures = 0; failures < 5; failures++) await login(waits?.email ?? '', 'salah')
  const replies = await Promise.all([
    login(right?.email ?? ''),
    login(right?.username ?? ''),
    login(other?.email.toUpperCase() ?? ''),
    login(wrong?.email ?? '', 'salah'),
    login(shutOut?.email ?? ''),
    login(waits?.email ?? ''),
    login(`tidak-ada-${v7()}@contoh.gerbang.test`),
  ])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 401, 401, 429, 401])
  const none = Array<undefined>(4).fill(undefined)
  expect(replies.map(({ data }) => data?.user?.id)).toEqual([right?.id, right?.id, other?.id, ...none])
  const sessions = await Promise.all(
    replies
      .slice(0, 3)
      .map(({ data }) =>
        app.db
          .selectFrom('sessions')
          .select('user_id')
          .where('token_hash', '=', hashToken(data.token))
          .executeTakeFirst(),
      ),
  )
  expect(sessions.map(session => session?.user_id)).toEqual([right?.id, right?.id, other?.id])
})

test('right sign-ins forget the failures of those who signed in, and of nobody else', async () => {
  const [right, wrong] = [await createAccount(app), await createAccount(app)]
  for (let failures = 0; failures < 4; failures++)
    await Promise.all([login(right.email, 'salah'), login(wrong.email, 'salah')])
  const [opened] = await Promise.all([login(right.email), login(wrong.email, 'salah')])
  expect(opened).toMatchObject({ status: 200, data: { user: { id: right.id } } })
  expect(await login(right.email, 'salah')).toMatchObject({ status: 401 })
  expect(await login(wrong.email)).toMatchObject({ status: 429 })
})

test('each of a group is noted as signed in', async () => {
  const users = await Promise.all(Array.from({ length: 6 }, () => createAccount(app)))
  await Promise.all(users.map(({ email }) => login(email)))
  const ids = users.map(({ id }) => id)
  const noted = await app.db.selectFrom('users').select('last_login_at').where('id', 'in', ids).execute()
  expect(noted.map(({ last_login_at }) => last_login_at && new Date(last_login_at))).toEqual(
    Array<Date>(6).fill(app.now()),
  )
})

test('the same people on two nodes at once, in whatever order, all come in', async () => {
  const nodes = [await app.addNode(), await app.addNode()] as const
  const users = await Promise.all(Array.from({ length: 8 }, () => createAccount(app)))
  const names = [...users, ...users.toReversed(), ...users].flatMap(({ email, username }) => [
    email,
    username,
  ])
  const replies = await inParallel(nodes, names.length, (node, index) =>
    node.send(auth.login, { body: { login: names[index] ?? '', password: strongPassword } }),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
})
