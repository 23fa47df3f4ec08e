import { listCalls } from '@gerbang/contract/calls.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/api.ts'
import { apiPrefix } from './handle.ts'

let app: TestApp
let document: Awaited<ReturnType<typeof readDocument>>
beforeAll(async () => {
  app = await createTestApp()
  document = await readDocument()
})
afterAll(() => app.close())

interface Operation {
  operationId: string
  security: unknown[]
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: unknown
  responses: Record<string, { content?: Record<string, { schema: { properties: object } }>; $ref?: string }>
}

async function readDocument() {
  const reply = await app.http.inject({ url: `${apiPrefix}/openapi.json` })
  expect(reply.statusCode).toBe(200)
  return reply.json<{ openapi: string; paths: Record<string, Record<string, Operation>> }>()
}

test('the served document is valid OpenAPI 3.1', async () => {
  const checked = await new Validator().validate(document)
  expect(checked.errors ?? []).toEqual([])
  expect(document.openapi).toBe('3.1.0')
})

test('a document with a mistake is not valid', async () => {
  const wrong = { ...document, paths: { '/x': { get: { responses: { 200: { content: {} } } } } } }
  expect(await new Validator().validate(wrong)).toMatchObject({ valid: false })
})

test('it describes the calls of the contract and no others', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  )
  const expected = listCalls().map(({ call }) => `${call.method} ${apiPrefix}${call.path}`)
  expect(described.sort()).toEqual(expected.sort())
})

test.each(listCalls())('$name says who may call, what it takes and what it answers', ({ call }) => {
  const operation = document.paths[apiPrefix + call.path]?.[call.method.toLowerCase()]
  const success = operation?.responses[call.status ?? 200]
  const envelope = call.meta ? ['message', 'data', 'meta'] : ['message', 'data']
  if (call.status === 302) expect(success).toHaveProperty('headers.Location')
  else if (call.produces) expect(Object.keys(success?.content ?? {})).toEqual(call.produces)
  else expect(Object.keys(success?.content?.['application/json']?.schema.properties ?? {})).toEqual(envelope)
  expect(operation?.security).toHaveLength(call.access.roles === 'public' ? 0 : 1)
  const inPath = operation?.parameters.filter(parameter => parameter.in === 'path').map(({ name }) => name)
  expect(inPath).toEqual([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  expect(operation?.requestBody !== undefined).toBe(call.body !== undefined)
  const failures = Object.keys(operation?.responses ?? {}).filter(status => Number(status) >= 400)
  if (call.access.roles !== 'public') expect(failures).toContain('401')
  expect(failures.includes('403')).toBe(call.access.roles !== 'public')
  if (call.access.roles !== 'public' && !call.access.first_password) expect(failures).toContain('409')
  expect(failures).toEqual(expect.arrayContaining(['400', '422', '503']))
  if (call.method !== 'GET')
    expect(failures).toEqual(expect.arrayContaining(['404', '409', '413', '415', '429']))
})

test('operations have names of their own', () => {
  const ids = Object.values(document.paths).flatMap(methods =>
    Object.values(methods).map(one => one.operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
})
