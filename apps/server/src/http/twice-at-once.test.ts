import { isActOfStaff } from '@gerbang/contract/call.ts'
import { listCalls } from '@gerbang/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/api.ts'
import {
  createOwnedRows,
  createWorld,
  sampleBody,
  sampleParams,
  type World,
} from '../testing/call-samples.ts'
import { createSession } from '../testing/factories.ts'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await createTestApp()
  world = await createWorld(app)
})
afterAll(() => app.close())

/** Those of staff are sent twice where their entries are looked for. */
const writes = listCalls().filter(({ call }) => call.method !== 'GET' && !isActOfStaff(call))

test.each(writes)('$name is no fault when a button is tapped twice', async ({ name, call }) => {
  Object.assign(world.params, await createOwnedRows(app, world))
  const token = await createSession(app.db, world.owner.user)
  const sent = {
    token,
    query: world.queries[name] ?? {},
    params: sampleParams(world, call),
    body: sampleBody(world, name, call),
  }
  const replies = await Promise.all([app.send(call, sent), app.send(call, sent), app.send(call, sent)])
  const told = replies.map(({ status, text }) => `${status} ${text.slice(0, 200)}`)
  expect(told.filter(reply => reply.startsWith('5'))).toEqual([])
})
