import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { progresses } from '@gerbang/contract/progresses.ts'
import { results } from '@gerbang/contract/results.ts'
import { tryouts } from '@gerbang/contract/tryouts.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/api.ts'
import { canaries, createProgram, createTryout, epoch } from '../../testing/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Words that only a key, an explanation or a mark could bring. */
const secrets = [
  canaries.key,
  canaries.explanation,
  '"key"',
  'option_ids"',
  'column_ids',
  'accepted',
  'explanation',
  'points',
  '"outcome"',
]

test('until release no reply to a student holds a key, an explanation or a mark', async () => {
  app.setClock(epoch)
  const { id: program_id } = await createProgram(app.db)
  const closes_at = new Date(epoch.getTime() + 3_600_000).toISOString()
  const tryout = await createTryout(app.db, { program_id, closes_at, result_release: 'at_close' })
  const { token } = await app.signIn({ program_id })
  const params = { slug: tryout.slug }
  const said: string[] = []
  const send: TestApp['send'] = async (call, sent) => {
    const reply = await app.send(call, { token, ...sent })
    said.push(reply.text, JSON.stringify(reply.headers))
    return reply
  }

  await send(tryouts.list)
  await send(tryouts.get, { params })
  await send(tryouts.enroll, { params, body: {} })
  await send(tryouts.subjects, { params })
  for (const { id: sub_test_id, items } of tryout.sub_tests) {
    const started = await send(progresses.start, { params, body: { sub_test_id, client_id: v7() } })
    const { id, lease } = started.data.progress
    await send(progresses.questions, { params, query: { sub_test_id } })
    for (const [encoding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const reply = await app.http.inject({
        url: `/api/v1/tryouts/${tryout.slug}/questions?sub_test_id=${sub_test_id}`,
        headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding },
      })
      said.push(decompress(reply.rawPayload).toString())
    }
    // The answers are wrong on purpose: the right text would be a canary that the student typed.
    const answers = items.map(({ question_id, wrong }, seq) => ({
      question_id,
      value: wrong,
      flagged: false,
      seq: seq + 1,
    }))
    await send(progresses.answer, { params: { ...params, id }, body: { lease, answers } })
    await send(progresses.answer, { params: { ...params, id }, body: { lease, answers: [{ bad: true }] } })
    await send(progresses.submit, { params: { ...params, id }, body: { lease } })
    await send(progresses.questions, { params, query: { sub_test_id } })
  }
  await app.jobs.rank()
  expect(await send(results.result, { params })).toMatchObject({ status: 200, data: { released: null } })
  expect(await send(results.ranking, { params })).toMatchObject({ status: 200, data: [] })
  expect(await send(results.review, { params })).toMatchObject({ status: 403, code: 'not_released' })

  for (const secret of secrets)
    for (const text of said) expect(text.includes(secret), `${secret} in ${text.slice(0, 200)}`).toBe(false)
  expect(said.some(text => text.includes('Pilihan a'))).toBe(true)

  app.setClock(new Date(Date.parse(closes_at) + 61_000))
  const review = await app.send(results.review, { token, params })
  expect(review.text).toContain(canaries.explanation)
  expect((await app.send(results.result, { token, params })).data.released?.total).toBe(200)
})
