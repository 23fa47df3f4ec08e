import { expect, test } from 'vitest'
import { continuesVersion, statusAfterChange } from './versions.rules.ts'

const minute = 60_000
const written = Date.UTC(2026, 10, 21, 1)
const version = {
  status: 'draft',
  is_frozen: false,
  author_id: 'rina',
  written_at: new Date(written).toISOString(),
} as const
const save = { author: 'rina', at: new Date(written + 30 * minute), sittingMs: 30 * minute }

test('one sitting of one author is one version', () => {
  expect(continuesVersion(version, save)).toBe(true)
  expect(continuesVersion({ ...version, status: 'in_review' }, save)).toBe(true)
})

test.each([
  ['was published', { status: 'published' }, {}],
  ['was put away', { status: 'archived' }, {}],
  ['stands in a paper', { is_frozen: true }, {}],
  ['somebody else has written', {}, { author: 'budi' }],
  ['nobody is known to have written', { author_id: null }, {}],
  ['was written in an earlier sitting', {}, { at: new Date(written + 30 * minute + 1) }],
] as const)('what %s stays as it is', (_, present, now) => {
  expect(continuesVersion({ ...version, ...present }, { ...save, ...now })).toBe(false)
})

test('whatever is written in is out no more, and a review goes on', () => {
  expect(statusAfterChange).toEqual({
    draft: 'draft',
    in_review: 'in_review',
    published: 'draft',
    archived: 'draft',
  })
})
