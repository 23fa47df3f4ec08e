import { expect, test } from 'vitest'
import { planDecision } from './reviews.rules.ts'

const rina = { user_id: 'rina' }

test('a review ends in a published question or one that goes back', () => {
  expect(planDecision('approve', undefined, rina)).toMatchObject({ from: 'in_review', to: 'published' })
  expect(planDecision('return', undefined, rina)).toMatchObject({ from: 'in_review', to: 'draft' })
})

test.each([
  ['approved', 'published'],
  ['returned', 'draft'],
] as const)('one’s own step that %s a question is taken back', (act, from) => {
  expect(planDecision('undo', { act, author_id: 'rina' }, rina)).toEqual({
    from,
    to: 'in_review',
    act: 'undone',
  })
})

test('nobody takes back what another has decided, nor what cannot be taken back, nor nothing', () => {
  expect(planDecision('undo', { act: 'approved', author_id: 'budi' }, rina)).toBeUndefined()
  expect(planDecision('undo', { act: 'undone', author_id: 'rina' }, rina)).toBeUndefined()
  expect(planDecision('undo', undefined, rina)).toBeUndefined()
})
