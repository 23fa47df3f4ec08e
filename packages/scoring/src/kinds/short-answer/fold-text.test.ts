import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['  Ki   Hajar\u00a0Dewantara ', 'ki hajar dewantara'],
  ['Qur’an', "qur'an"],
  ['kupu‑kupu', 'kupu-kupu'],
  ['“Merdeka!”', 'merdeka'],
  ['(H₂O)', 'h2o'],
  ['ﬁsika', 'fisika'],
  ['re\u00adgu\u200bler', 'reguler'],
  ['-5', '-5'],
  ['50%', '50%'],
  ['3.5', '3.5'],
  ['?', '?'],
])('%j folds to %j', (typed, folded) => {
  expect(foldText(typed)).toBe(folded)
})

test('case, spaces and a full stop around never matter', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9]+( [a-z0-9]+)*$/), text => {
      expect(foldText(`  ${text.toUpperCase().replaceAll(' ', ' \t ')} .`)).toBe(text)
    }),
  )
})
