import { auth } from '@gerbang/contract/people/auth.ts'
import type { Call } from '@gerbang/contract/call.ts'
import { progresses } from '@gerbang/contract/exam/progresses.ts'
import { results } from '@gerbang/contract/scores/results.ts'
import { scores } from '@gerbang/contract/scores/scores.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { universities } from '@gerbang/contract/exam/universities.ts'
import { expect, test } from 'vitest'
import { query } from './query.ts'
import { isPersisted } from './query-client.ts'

const input = { params: { slug: 'utbk-1', id: '7' } }

function readOptions(call: Call) {
  const { staleTime, meta } = query(call, input as never)
  return { staleTime, isKept: isPersisted({ state: { status: 'success' }, meta }) }
}

test.each<Call>([
  progresses.questions,
  tryouts.subjects,
  results.ranking,
  results.result,
  results.review,
  scores.getTryout,
])('$path is asked for again each time and never kept', call => {
  expect(readOptions(call)).toEqual({ staleTime: 0, isKept: false })
})

test.each<Call>([auth.me, tryouts.list, tryouts.get, universities.get])('$path may be kept', call => {
  expect(readOptions(call)).toEqual({ staleTime: undefined, isKept: true })
})

test('a reply that has not come is not kept', () => {
  expect(isPersisted({ state: { status: 'pending' }, meta: undefined })).toBe(false)
})
