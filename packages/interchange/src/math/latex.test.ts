import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../model/limits.ts'
import { FORMULAS } from '../testing/arbitrary-bank.ts'
import { parseXml } from '../xml/parse-xml.ts'
import { ommlToLatex } from './omml-to-latex.ts'
import { readLatex } from './read-latex.ts'
import { writeLatex } from './write-latex.ts'
import { writeOmml } from './write-omml.ts'

const NAMES =
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

function throughWord(latex: string): string | undefined {
  const formula = readLatex(latex)
  return (
    formula &&
    ommlToLatex(parseXml(`<m:oMath ${NAMES}>${writeOmml(formula)}</m:oMath>`, DEFAULT_LIMITS)).latex
  )
}

test.each(FORMULAS)('%s comes back from Word as it was', latex => {
  expect(throughWord(latex)).toBe(latex)
})

test.each([
  ['x^2', '{x}^{2}'],
  ["f'(x)", '{f}^{\\prime}(x)'],
  ['\\dfrac12', '\\frac{1}{2}'],
  ['\\binom{5}{2}', '\\left(\\genfrac{}{}{0pt}{}{5}{2}\\right)'],
  ['\\begin{pmatrix}1\\\\2\\end{pmatrix}', '\\left(\\begin{matrix}1\\\\2\\end{matrix}\\right)'],
  ['\\sin x + \\text{ cm}', '\\sin x+\\text{ cm}'],
  ['2(a+(b))^2', '2{\\left(a+(b)\\right)}^{2}'],
  ['x \\leq 3', 'x\\le3'],
  ['\\mathbb{R}', '\\mathbb{R}'],
  ['30^\\circ', '{30}^{\\circ}'],
])('%s is written as %s', (latex, written) => {
  const formula = readLatex(latex)
  expect(formula && writeLatex(formula)).toBe(written)
  expect(throughWord(latex)).toBe(written)
})

test.each(['\\frac{a', '\\tidakada x', '\\begin{tikzpicture}x\\end{tikzpicture}', '{', 'a}'])(
  '%s is not guessed at',
  latex => {
    expect(readLatex(latex)).toBeUndefined()
  },
)
