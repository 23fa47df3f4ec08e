import type { QuestionStatus } from '@gerbang/contract/bank/questions.ts'
import { expect, test } from 'vitest'
import { findRefusal } from './questions.rules.ts'

const all: QuestionStatus[] = ['draft', 'in_review', 'published', 'archived']
const gaps = { key: ['Kuncinya belum diisi.'] }

test('of all steps between states these are open', () => {
  const open = all.flatMap(from =>
    all.filter(to => findRefusal(from, to, {}) === undefined).map(to => `${from} → ${to}`),
  )
  expect(open).toEqual([
    'draft → in_review',
    'draft → published',
    'draft → archived',
    'in_review → draft',
    'in_review → published',
    'in_review → archived',
    'published → draft',
    'published → archived',
    'archived → draft',
    'archived → published',
  ])
})

test.each(all)('a step from %s to itself says why it is none', status => {
  expect(findRefusal(status, status, {})).toEqual({ status: [expect.stringMatching(/^(Soal|Hanya) .*\.$/)] })
})

test('what lacks something goes neither to reviewers nor to students, and is told what', () => {
  expect(findRefusal('draft', 'in_review', gaps)).toBe(gaps)
  expect(findRefusal('archived', 'published', gaps)).toBe(gaps)
  expect(findRefusal('published', 'archived', gaps)).toBeUndefined()
  expect(findRefusal('published', 'draft', gaps)).toBeUndefined()
})

test('a step that is none is refused as such, whatever the question lacks', () => {
  expect(findRefusal('published', 'in_review', gaps)).toEqual({
    status: ['Hanya draf yang bisa dikirim untuk ditinjau.'],
  })
})
