import { questions } from '@gerbang/contract/bank/questions.ts'
import { html, text } from '@gerbang/contract/question/fields.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '../../../limits.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createBank, createProgram, draftSample } from '../../../testing/factories.ts'

let app: TestApp
let token: string
let params: { qbId: string; subTesId: string }
beforeAll(async () => {
  app = await createTestApp()
  const teacher = await app.signIn({ role: 'teacher' })
  token = teacher.token
  const { id: program_id } = await createProgram(app.db)
  const bank = await createBank(app.db, { owner_id: teacher.user.id, program_id })
  params = { qbId: bank.id, subTesId: bank.sub_test_id }
})
afterAll(() => app.close())

const most = 65_536
const write = (prompt: string) => ({
  draft: { ...draftSample, content: { ...draftSample.content, prompt } },
  stimulus_id: null,
  topic_ids: [],
  points: 1,
  difficulty: 'easy',
  lang: 'id',
})

test.each([
  ['letters', 'a'.repeat(most)],
  ['signs that HTML writes longer', 'x & y '.repeat(10_000).trim()],
  ['formulas, which take more room than they are typed in', String.raw`$\frac{1}{2}$ `.repeat(1_000).trim()],
])('a prompt of %s is saved, shown and read again', async (_, prompt) => {
  const saved = await app.send(questions.save, { token, params, body: write(prompt) })
  expect([saved.status, saved.text.slice(0, 100)]).toEqual([200, expect.any(String)])
  const read = await app.send(questions.get, { token, params: { ...params, id: saved.data.id } })
  expect(read.data.draft.content.prompt).toBe(prompt)
  expect(read.data.content.prompt_html.length).toBeGreaterThan(prompt.length)
  const preview = await app.send(questions.preview, { token, params, body: { draft: write(prompt).draft } })
  expect(preview.status).toBe(200)
})

test('what the server shows of a text fits where a question keeps it', () => {
  expect(text.safeParse('a'.repeat(most)).success).toBe(true)
  expect(html.safeParse('a'.repeat(limits.textHtmlLength)).success).toBe(true)
})
