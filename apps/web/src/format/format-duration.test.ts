import { expect, test } from 'vitest'
import { formatDuration } from './format-duration.ts'

test.each([
  [0, '0 detik'],
  [45, '45 detik'],
  [1800, '30 menit'],
  [2550, '42 menit 30 detik'],
  [11_700, '3 jam 15 menit'],
  [3600, '1 jam'],
])('%i seconds read as %s', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words)
})
