import { auth } from '@gerbang/contract/people/auth.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../features/people/auth/passwords.ts'
import { createTestApp, type TestApp } from '../testing/api.ts'
import { createProgram, createTryout, createUser, epoch } from '../testing/factories.ts'
import { sit } from '../testing/sittings.ts'
import { removeDemo } from './remove-demo.ts'

const password = 'gerbang-demo-2026'
const email = 'admin@gerbang.test'

let app: TestApp
let production: TestApp
beforeAll(async () => {
  app = await createTestApp()
  production = await createTestApp({ is_production: true })
  for (const { db } of [app, production]) {
    const admin = await createUser(db, { email, role: 'admin' })
    const password_hash = await hashPassword(password)
    await db
      .insertInto('credentials')
      .values({ user_id: admin.id, password_hash, changed_at: epoch.toISOString() })
      .execute()
  }
})
afterAll(async () => {
  await app.close()
  await production.close()
})

const signIn = ({ send }: TestApp) => send(auth.login, { body: { login: email, password } })

test('in production nobody signs in with an account of the demo, whatever the password', async () => {
  expect((await signIn(app)).status).toBe(200)
  expect(await signIn(production)).toMatchObject({ status: 401, code: 'wrong_credentials' })
})

test('a demo is removed: its accounts are shut and nameless, its participants off the ranking, the rest stays', async () => {
  const { id: program_id } = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id })
  await sit(app, tryout, 4)
  const real = await sit(app, tryout, 1, { email: 'rani@sekolah.id' })
  await app.jobs.rank()
  const invented = await createTryout(app.db, { program_id, slug: 'contoh-mingguan-1' })
  const count = async () => (await app.db.selectFrom('users').select('id').execute()).length
  const before = await count()

  expect(await removeDemo(app.db, epoch)).toBeGreaterThan(1)
  expect((await signIn(app)).status).toBe(401)
  expect(await count()).toBe(before)
  const left = await app.db.selectFrom('users').select('id').where('email', 'like', '%gerbang.test').execute()
  expect(left).toEqual([])
  const kept = await app.db.selectFrom('tryouts').select('id').where('status', '=', 'published').execute()
  expect(kept).toEqual([{ id: tryout.id }])
  expect(invented.id).not.toBe(tryout.id)
  const ranked = await app.db.selectFrom('ranking_rows').select('user_id').execute()
  expect(ranked).toEqual([{ user_id: real.user.id }])
  expect(await removeDemo(app.db, epoch)).toBe(0)
})
