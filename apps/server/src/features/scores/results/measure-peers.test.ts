import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '../../../limits.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createPeers } from './measure-peers.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Peers of sub-tests without papers, and which of them were measured. */
function watchPeers(now = () => new Date()) {
  const measured: string[] = []
  const findPeers = createPeers({ db: app.db, now }, async subTestId => {
    measured.push(subTestId)
    return undefined
  })
  return { measured, ask: (subTestId: string) => findPeers(randomUUID(), subTestId) }
}

test('a sub-test is measured once while it is remembered', async () => {
  const { measured, ask } = watchPeers()
  const [one, other] = [randomUUID(), randomUUID()]

  for (const subTest of [one, other, one, other]) await ask(subTest)

  expect(measured).toEqual([one, other])
})

test('the sub-test that was measured first is forgotten when there are too many', async () => {
  const { measured, ask } = watchPeers()
  const subTests = Array.from({ length: limits.peersRemembered + 1 }, () => randomUUID())
  for (const subTest of subTests) await ask(subTest)
  const [first = '', second = ''] = subTests
  measured.length = 0

  await ask(second)
  await ask(first)

  expect(measured).toEqual([first])
})

test('a sub-test that was measured anew is not the oldest any more', async () => {
  let at = Date.now()
  const { measured, ask } = watchPeers(() => new Date(at))
  const subTests = Array.from({ length: limits.peersRemembered }, () => randomUUID())
  for (const subTest of subTests) await ask(subTest)
  const [first = ''] = subTests
  at += 3_600_000
  await ask(first)
  await ask(randomUUID())
  measured.length = 0

  await ask(first)

  expect(measured).toEqual([])
})
