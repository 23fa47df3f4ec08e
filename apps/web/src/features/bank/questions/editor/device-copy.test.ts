import type { EditedQuestion } from '@gerbang/contract/bank/questions.ts'
import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { dropCopy, findCopy, keepCopy, type Written } from './device-copy.ts'

vi.stubGlobal('localStorage', { getItem: () => 'teacher-1' })

const written: Written = {
  draft: {
    content: { type: 'short_answer', prompt: 'Berapa $1 + 1$?', input: 'number' },
    key: null,
    explanation: '',
    explanation_video_url: null,
  },
  stimulus_id: null,
  topic_ids: [],
  points: 1,
  difficulty: 'medium',
  lang: 'id',
}
const ask = (prompt: string): Written => ({
  ...written,
  draft: { ...written.draft, content: { ...written.draft.content, prompt } },
})
/** As the server has it. */
const stored = { id: 'q1', ...written } as EditedQuestion

test('of what is typed on and on the device keeps the last, and nothing that the server has too', async () => {
  for (const prompt of ['Be', 'Bera', 'Berapa']) keepCopy('q1', { written: ask(prompt), revision: 3 })
  expect(await findCopy(stored)).toEqual({ written: ask('Berapa'), revision: 3 })
  expect(await findCopy({ ...stored, id: 'q2' })).toBeNull()
  keepCopy('q1', { written, revision: 3 })
  expect(await findCopy(stored)).toBeNull()
})

test('what is dropped after it was kept is gone', async () => {
  keepCopy('q1', { written: ask('Berapa'), revision: 3 })
  dropCopy('q1')
  expect(await findCopy(stored)).toBeNull()
})

test('a device that forbids to keep anything has nothing', async () => {
  vi.resetModules()
  vi.stubGlobal('indexedDB', undefined)
  const forbidden = await import('./device-copy.ts')
  forbidden.keepCopy('q1', { written: ask('Berapa'), revision: 3 })
  expect(await forbidden.findCopy(stored)).toBeNull()
})
