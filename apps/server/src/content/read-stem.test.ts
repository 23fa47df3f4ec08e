import { expect, test } from 'vitest'
import { readStem, readWords } from './read-stem.ts'
import { renderText } from './render-text.ts'

const render = (source: string) => renderText(source, () => undefined).html ?? ''

test('a stem in a list keeps what its formulas say', () => {
  const html = render('Jika $^2\\log 2 = a$ dan $x^2 < 3$, maka $\\frac{a+b}{2}$ adalah …')
  expect(readStem(html)).toBe('Jika ²log 2 = a dan x² < 3, maka (a+b)/2 adalah …')
})

test('a long stem is cut with a sign of it', () => {
  expect(readStem(render('kata '.repeat(100)))).toHaveLength(160)
})

test('words to search for are apart from the signs beside them, as in every row that is stored', () => {
  expect(readWords(render('Nilai $^2\\log x^2$'))).toMatch(/^Nilai 2 log .*x 2$/)
})
