import { expect, test } from 'vitest'
import { countMinutes } from './count-minutes.ts'

test.each([
  ['', 1],
  [`<p>${'kata '.repeat(180)}</p>`, 1],
  [`<h2>Judul</h2><p>${'kata '.repeat(400)}</p>`, 2],
])('the words are read in %s minutes', (html, minutes) => {
  expect(countMinutes(html)).toBe(minutes)
})
