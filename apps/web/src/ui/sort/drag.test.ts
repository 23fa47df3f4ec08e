import { expect, test } from 'vitest'
import { isClosing } from './drag.ts'

test.each([
  ['a quarter of the height, slowly', { distance: 100, height: 400, ms: 2_000 }, true],
  ['less than a quarter, slowly', { distance: 99, height: 400, ms: 2_000 }, false],
  ['a short flick faster than 0.4 px/ms', { distance: 41, height: 400, ms: 100 }, true],
  ['a short pull of 0.4 px/ms', { distance: 40, height: 400, ms: 100 }, false],
  ['no way at all', { distance: 0, height: 400, ms: 0 }, false],
  ['upwards, however fast', { distance: -300, height: 400, ms: 10 }, false],
])('%s: %o closes: %s', (_, drag, closes) => {
  expect(isClosing(drag)).toBe(closes)
})
