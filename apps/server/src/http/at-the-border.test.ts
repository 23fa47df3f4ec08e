import type { Call } from '@gerbang/contract/call.ts'
import { listCalls } from '@gerbang/contract/calls.ts'
import { findBounds } from '@gerbang/contract/testing/find-bounds.ts'
import { listParts, type Part } from '@gerbang/contract/testing/list-parts.ts'
import { safeParse } from 'zod/v4/core'
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

/** One sign of UTF-16 that takes three bytes, and eighteen letters to say. */
const wide = 'ﷺ'

/** The longest, the least and the most that a field may hold. */
function listBorders({ schema, type }: Part): unknown[] {
  const { least, most, format, pattern } = findBounds(schema)
  if (format === 'datetime') return ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z']
  if (type === 'number') return [least, most].filter(bound => bound !== undefined && Number.isFinite(bound))
  return type === 'string' && most !== undefined && !format && !pattern ? [wide.repeat(most)] : []
}

/** A body with a value at a path such as `items.*.title`; undefined where the body has nothing there. */
function put(body: unknown, [step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value
  if (typeof body !== 'object' || body === null) return undefined
  if (step === '*') {
    const inner = Array.isArray(body) ? body.map(one => put(one, rest, value)) : []
    return inner.length > 0 && !inner.includes(undefined) ? inner : undefined
  }
  const inner = put(Reflect.get(body, step), rest, value)
  return inner === undefined ? undefined : { ...body, [step]: inner }
}

const borders = listCalls().flatMap(({ name, call }) =>
  call.method === 'GET' || !call.body ? [] : [{ name, call, parts: listParts(call.body) }],
)

/** Somebody who may call, and whose the rows are. */
function choosePerson({ access: { roles, owner } }: Call) {
  const [admin, teacher] = [
    { id: world.admin.id, role: 'admin' as const },
    { id: world.teacher.id, role: 'teacher' as const },
  ]
  if (typeof roles !== 'string' && !roles.includes('student'))
    return roles.includes('admin') && owner !== 'bank' && owner !== 'import' ? admin : teacher
  return { id: world.owner.user.id, role: 'student' as const }
}

test.each(borders)(
  '$name takes what stands at the border of what it takes',
  async ({ name, call, parts }) => {
    Object.assign(world.params, await createOwnedRows(app, world))
    const sample = sampleBody(world, name, call)
    const faults = []
    for (const part of parts)
      for (const value of listBorders(part)) {
        const body = put(sample, part.path.split('.'), value)
        if (body === undefined || !safeParse(call.body as Required<Call>['body'], body).success) continue
        const token = await createSession(app.db, choosePerson(call))
        const sent = { token, query: world.queries[name] ?? {}, params: sampleParams(world, call), body }
        const { status, text } = await app.send(call, sent)
        if (status >= 500)
          faults.push(`${part.path} ${JSON.stringify(value).slice(0, 40)}: ${status} ${text.slice(0, 200)}`)
      }
    expect(faults).toEqual([])
  },
)
