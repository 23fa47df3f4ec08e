import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saves } from '../../../metrics.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { answer, createRunning, readAnswers } from '../../../testing/running-sub-test.ts'
import { save } from '../../../testing/sittings.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a node on which nobody runs has nothing to read', async () => {
  const node = await app.addNode()
  await expect(node.warmUp()).resolves.toBe(false)
})

test('a node that has warmed up knows sessions and sub-tests under way, stores nothing and counts nothing', async () => {
  const sitting = await createRunning(app)
  const node = await app.addNode()
  await node.warmUp()
  expect(await readAnswers(app.db, sitting.progress)).toEqual([])
  expect((await saves.get()).values).toEqual([])
  // Neither can be looked up any more: nobody is told, so that what is known stays.
  await app.db
    .updateTable('sessions')
    .set({ token_hash: randomBytes(32) })
    .where('user_id', '=', sitting.user.id)
    .execute()
  await app.db.updateTable('tryouts').set({ slug: 'lain' }).where('id', '=', sitting.tryout.id).execute()
  const first = answer(sitting.items[0]?.question_id, 'b')
  expect(await save(node, sitting, [first])).toMatchObject({ status: 200 })
  expect(await readAnswers(app.db, sitting.progress)).toEqual([first])
})

test('a server that has answered itself listens for others afterwards', async () => {
  await createRunning(app)
  const node = await app.addNode()
  expect(await node.warmUp()).toBe(true)
  expect(node.http.server.listening).toBe(false)
  const address = await node.http.listen({ host: '127.0.0.1', port: 0 })
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  await node.http.close()
  if (node.http.server.listening) await once(node.http.server, 'close')
})
