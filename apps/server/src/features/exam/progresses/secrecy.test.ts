import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { progresses } from '@gerbang/contract/exam/progresses.ts'
import { results } from '@gerbang/contract/scores/results.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import {
  after,
  canaries,
  createProgram,
  createTryout,
  epoch,
  iso,
  type TestTryout,
  type TryoutOptions,
} from '../../../testing/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Words that only a key or an explanation could bring. */
const keyWords = [
  canaries.key,
  canaries.explanation,
  canaries.hint,
  '"key"',
  'option_ids"',
  'column_ids',
  'accepted',
  'explanation',
  'hint',
]
/** Those, and what only a mark could bring. */
const secrets = [...keyWords, 'points', '"outcome"', '"raw"', '"score"', '"correct"']

/** A student who writes down whatever the server says to them. */
async function follow(tryout: TestTryout) {
  const { token } = await app.signIn({ program_id: tryout.program_id })
  const params = { slug: tryout.slug }
  let said: string[] = []
  const send: TestApp['send'] = async (call, sent) => {
    const reply = await app.send(call, { token, ...sent })
    said.push(reply.text, JSON.stringify(reply.headers))
    return reply
  }

  /** Everything that there is to look at. */
  async function lookAround(): Promise<void> {
    await send(tryouts.list)
    await send(tryouts.list, { query: { attempt: 'mine' } })
    await send(tryouts.get, { params })
    await send(tryouts.subjects, { params })
    for (const { id: sub_test_id } of tryout.sub_tests)
      await send(progresses.questions, { params, query: { sub_test_id } })
    await send(results.result, { params })
    for (const scope of ['national', 'province', 'school'])
      await send(results.ranking, { params, query: { scope } })
    for (const { id: sub_test_id } of tryout.sub_tests)
      await send(results.review, { params, query: { sub_test_id } })
  }

  async function readPacked(sub_test_id: string): Promise<void> {
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
  }

  async function sit(): Promise<void> {
    await send(tryouts.enroll, { params, body: {} })
    for (const { id: sub_test_id, items } of tryout.sub_tests) {
      const started = await send(progresses.start, { params, body: { sub_test_id, client_id: v7() } })
      const { id, lease } = started.data.progress
      await lookAround()
      await readPacked(sub_test_id)
      // The answers are wrong on purpose: the right text would be a canary that the student typed.
      const answers = items.map(({ question_id, wrong }, seq) => ({
        question_id,
        value: wrong,
        flagged: false,
        seq: seq + 1,
      }))
      const own = { params: { ...params, id } }
      await send(progresses.answer, { ...own, body: { lease, answers } })
      await send(progresses.answer, { ...own, body: { lease, answers: [{ bad: true }] } })
      await send(progresses.submit, { ...own, body: { lease, answers } })
      await send(progresses.submit, { ...own, body: { lease, answers } })
    }
    await app.jobs.rank()
  }

  /** What was said since the last time. */
  const listen = () => {
    const heard = said
    said = []
    return heard
  }
  return { send, params, lookAround, sit, listen }
}

function expectNone(words: string[], heard: string[]): void {
  for (const word of words)
    for (const text of heard) expect(text.includes(word), `${word} in ${text.slice(0, 200)}`).toBe(false)
}

/** `released` and `reviewed`: the first moments in seconds of the result and of the review. */
interface Case {
  title: string
  options: Partial<TryoutOptions>
  released: number
  reviewed: number
}
const hour = 3600
const cases: Case[] = [
  {
    title: 'at the close',
    options: { closes_at: iso(hour), result_release: 'at_close' },
    released: hour,
    reviewed: hour + 60.001,
  },
  {
    title: 'at a time after the close',
    options: { closes_at: iso(hour), result_release: 'at_time', release_at: iso(2 * hour) },
    released: 2 * hour,
    reviewed: 2 * hour,
  },
  {
    title: 'at a time while others may still sit',
    options: { closes_at: iso(2 * hour), result_release: 'at_time', release_at: iso(hour) },
    released: hour,
    reviewed: 2 * hour + 60.001,
  },
  {
    title: 'at a time in practice without an end',
    options: { result_release: 'at_time', release_at: iso(hour) },
    released: hour,
    reviewed: hour,
  },
]

test.each(cases)('released $title, no reply says a key, an explanation or a mark before', async each => {
  app.setClock(epoch)
  const { id: program_id } = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id, ...each.options })
  const student = await follow(tryout)
  const { send, params } = student
  await student.lookAround()
  await student.sit()
  await student.lookAround()
  app.setClock(after(each.released - 0.001))
  await student.lookAround()
  expect(await send(results.result, { params })).toMatchObject({ status: 200, data: { released: null } })
  expect(await send(results.ranking, { params })).toMatchObject({
    status: 200,
    data: [],
    meta: { own: null },
  })
  expect(await send(results.review, { params })).toMatchObject({ status: 403, code: 'not_released' })
  const heard = student.listen()
  expectNone(secrets, heard)
  expect(heard.some(text => text.includes('Pilihan a'))).toBe(true)

  app.setClock(after(each.reviewed - 0.001))
  await student.lookAround()
  expectNone(keyWords, student.listen())

  app.setClock(after(each.reviewed))
  const review = await send(results.review, { params })
  expect(review.text).toContain(canaries.explanation)
  expect((await send(results.result, { params })).data.released?.total).toBe(200)
})
