import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { progresses } from '@gerbang/contract/exam/progresses.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createRunning } from '../../../testing/running-sub-test.ts'
import { submit } from '../../../testing/sittings.ts'
import { writePaper } from './papers.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('the paper is there while its sub-test runs, and holds no key', async () => {
  const sitting = await createRunning(app)
  const { token, params, subTest, next } = sitting
  const read = (sub_test_id: string | undefined, headers: Record<string, string> = {}) =>
    app.send(progresses.questions, {
      token,
      params,
      query: { sub_test_id: sub_test_id ?? '' },
      headers,
    })
  const { status, data, headers, text } = await read(subTest?.id)
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache'])
  expect(data).toMatchObject({ sub_test_id: subTest?.id, lang: 'id', stimuli: [{ title: 'Bacaan' }] })
  expect(data.questions.map(question => question.content.type)).toEqual([
    'single_choice',
    'multiple_choice',
    'true_false_table',
    'short_answer',
  ])
  expect(text).not.toMatch(/KENARI|option_ids|"key"|points/)
  const etag = String(headers.etag)
  for (const known of [etag, `"x", W/${etag}`])
    expect(await read(subTest?.id, { 'if-none-match': known })).toMatchObject({ status: 304, text: '' })
  expect(await read(next?.id)).toMatchObject({ status: 409, code: 'not_started' })
  expect(await read(v7())).toMatchObject({ status: 404 })
  expect(await read('x')).toMatchObject({ status: 422, errors: { sub_test_id: [expect.any(String)] } })
  await submit(app, sitting)
  expect(await read(subTest?.id)).toMatchObject({ status: 409, code: 'closed' })
})

test('the paper comes compressed as the browser asks, the same in every form', async () => {
  const sitting = await createRunning(app)
  const { token, params, subTest } = sitting
  const url = `/api/v1/tryouts/${params.slug}/questions?sub_test_id=${subTest?.id}`
  const read = (encoding: string) =>
    app.http.inject({
      url,
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding },
    })
  const [plain, br, gzip] = [await read('identity'), await read('gzip, deflate, br'), await read('gzip')]
  expect([plain, br, gzip].map(reply => reply.headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(new Set([plain, br, gzip].map(reply => reply.headers.etag)).size).toBe(3)
  expect((await read('br;q=0, gzip;q=0.5')).headers['content-encoding']).toBe('gzip')
  expect(plain.headers.vary).toBe('accept-encoding')
})

test('a paper that holds a field too many is never written', async () => {
  const { token, params, subTest } = await createRunning(app)
  const query = { sub_test_id: subTest?.id ?? '' }
  const { data } = await app.send(progresses.questions, { token, params, query })
  const [question] = data.questions
  if (!question) throw new Error('A paper without questions')
  expect(JSON.parse(writePaper(data).toString())).toEqual({ message: 'OK', data })
  const key = { type: 'single_choice', option_id: 'b' }
  for (const leaky of [
    { ...question, key },
    { ...question, content: { ...question.content, key } },
  ])
    expect(() => writePaper({ ...data, questions: [leaky] })).toThrow(/key/)
  expect(() => writePaper({ ...data, stimuli: data.stimuli.map(one => ({ ...one, key })) })).toThrow(/key/)
})
