import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explainPolicy, type Policy } from './explain-policy.ts'

const explain = (change: Partial<Policy> = {}) =>
  explainPolicy(
    {
      hasEnd: true,
      result_release: 'instant',
      release_at: null,
      review_policy: 'after_release',
      scoring: 'weighted',
      max_attempts: 1,
      ...change,
    },
    iso => `[${iso}]`,
  )

test('the first sentence says when scores come out, and never before the last has finished', () => {
  expect(explain()[0]).toContain('setelah tidak ada lagi yang bisa menyimpan jawaban')
  expect(explain({ result_release: 'at_close' })[0]).toContain(
    'setelah try out ditutup dan yang terakhir selesai',
  )
  expect(explain({ result_release: 'at_time', release_at: 'T' })[0]).toBe(
    'Skor keluar [T], paling cepat setelah yang terakhir selesai.',
  )
})

test('practice without end gives its score at once, and at a set time without waiting for anybody', () => {
  expect(explain({ hasEnd: false })[0]).toBe('Skor keluar begitu subtes terakhir dikumpulkan.')
  expect(explain({ hasEnd: false, result_release: 'at_time', release_at: 'T' })[0]).toBe('Skor keluar [T].')
})

test('a time that is not filled in yet is spoken of without one', () => {
  expect(explain({ result_release: 'at_time' })[0]).toContain('pada waktu yang kamu isi')
})

test('the second sentence says whether the questions stay secret', () => {
  expect(explain()[1]).toContain('tidak rahasia lagi')
  expect(explain({ review_policy: 'never' })[1]).toContain('tidak pernah dibuka')
})

test('item response is explained where it is used, by when it comes', () => {
  expect(explain({ scoring: 'irt' })[2]).toContain('sesudah semuanya selesai')
  expect(explain({ scoring: 'irt', hasEnd: false })[2]).toContain('skor sementara dari poin')
  expect(explain()).toHaveLength(2)
})

test('repeating is spoken of only where it is allowed and ranks count', () => {
  expect(explain({ max_attempts: null }).at(-1)).toContain('hanya pengerjaan pertama')
  expect(explain({ max_attempts: 3 }).at(-1)).toContain('hanya pengerjaan pertama')
  expect(explain({ max_attempts: null, hasEnd: false })).toHaveLength(2)
})

test('whatever is set, two to four whole sentences come of it', () => {
  fc.assert(
    fc.property(
      fc.record({
        hasEnd: fc.boolean(),
        result_release: fc.constantFrom('instant' as const, 'at_close' as const, 'at_time' as const),
        release_at: fc.option(fc.constant('T')),
        review_policy: fc.constantFrom('after_release' as const, 'never' as const),
        scoring: fc.constantFrom('weighted' as const, 'irt' as const, 'raw' as const),
        max_attempts: fc.option(fc.integer({ min: 1, max: 5 })),
      }),
      policy => {
        const sentences = explain(policy)
        expect(sentences.length).toBeGreaterThanOrEqual(2)
        expect(sentences.length).toBeLessThanOrEqual(4)
        for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/)
      },
    ),
  )
})
