import { auth } from '@gerbang/contract/auth.ts'
import { progresses } from '@gerbang/contract/progresses.ts'
import { results } from '@gerbang/contract/results.ts'
import { scores } from '@gerbang/contract/scores.ts'
import { tryouts } from '@gerbang/contract/tryouts.ts'
import { universities } from '@gerbang/contract/universities.ts'
import { expect, test } from 'vitest'
import { isLive } from './live-calls.ts'

test.each([
  progresses.questions,
  tryouts.subjects,
  results.ranking,
  results.result,
  results.review,
  scores.getTryout,
])('$path is never kept', call => {
  expect(isLive(call.path)).toBe(true)
})

test.each([auth.me, tryouts.list, tryouts.get, universities.get])('$path may be kept', call => {
  expect(isLive(call.path)).toBe(false)
})
