import type { Lane } from '@gerbang/contract/call.ts'
import { expect, test } from 'vitest'
import { shedByLag, watchLag } from './overload.ts'

const lanes: Lane[] = ['save', 'start', 'write', 'list', 'report', 'export']

test.each<[number, Lane[]]>([
  [0, []],
  [201, ['export']],
  [251, ['report', 'export']],
  [501, ['list', 'report', 'export']],
  [1_001, ['write', 'list', 'report', 'export']],
  [2_001, ['start', 'write', 'list', 'report', 'export']],
])('at a lag of %i ms these give way: %j', (lag, shed) => {
  const mustShed = shedByLag(
    () => lag,
    () => false,
  )
  expect(lanes.filter(mustShed)).toEqual(shed)
})

test('saves give way to saves that wait, and to nothing else', () => {
  let isBehind = false
  const mustShed = shedByLag(
    () => 60_000,
    () => isBehind,
  )
  expect(mustShed('save')).toBe(false)
  isBehind = true
  expect(mustShed('save')).toBe(true)
})

test('the lag of a thread that has just begun is none', () => {
  expect(watchLag()()).toBe(0)
})
