import { calls } from '@gerbang/contract/calls.ts'
import { scores } from '@gerbang/contract/scores.ts'
import { expect, test } from 'vitest'
import { isLive } from './live-calls.ts'

test.each([
  calls.progresses.questions,
  calls.tryouts.subjects,
  calls.results.ranking,
  calls.results.result,
  calls.results.review,
  scores.getTryout,
])('$path is never kept', call => {
  expect(isLive(call.path)).toBe(true)
})

test.each([calls.auth.me, calls.tryouts.list, calls.tryouts.get, calls.universities.get])(
  '$path may be kept',
  call => {
    expect(isLive(call.path)).toBe(false)
  },
)
