import { expect, test } from 'vitest'
import { BOX_DAYS, findReturn } from './spaced-return.ts'

test('the gaps grow as long as it is right, and end', () => {
  let box = 1
  const days: (number | null)[] = []
  while (box <= BOX_DAYS.length) {
    const next = findReturn(box, 'correct')
    days.push(next.days)
    box = next.box
  }
  expect(days).toEqual([3, 7, 16, 35, null])
})

test('what is wrong begins anew, what is partly right waits as long as before', () => {
  expect(findReturn(4, 'wrong')).toEqual({ box: 1, days: 1 })
  expect(findReturn(4, 'blank')).toEqual({ box: 1, days: 1 })
  expect(findReturn(3, 'partial')).toEqual({ box: 3, days: 7 })
  expect(findReturn(0, 'partial')).toEqual({ box: 1, days: 1 })
})
