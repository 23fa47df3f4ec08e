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
  '\\sum\\nolimits_{i=1}^{n}i',
  '\\int\\limits_{0}^{1}x',
  '\\overset{n}{=}',
  '\\max_{n}f',
  '\\overline{AB}',
  '\\underline{x}',
  '\\left\\{x\\mid x>0\\right\\}',
  '\\left(a\\middle|b\\right)',
  '\\phantom{x}y',
  '\\begin{array}{lr}1&2\\\\3&4\\end{array}',
  '\\begin{aligned}a&=b\\\\c&=d\\end{aligned}',
  'a\\quad b',
  'a\\qquad b',
  'a\\ b',
  'a\\,b',
  '\\sin^{2}x',
  '\\underbrace{x}',
  '\\overbrace{x}',
  '\\operatorname{sgn}x',
  '\\frac{\\sin x}{\\cos x}',
  '\\overrightarrow{AB}',
  '\\cancel{x}',
  '\\boxed{x}',
])('%s is kept as it is, and comes back from Word', latex => {
  const formula = readLatex(latex)
  expect(formula && writeLatex(formula)).toBe(latex)
  expect(throughWord(latex)).toBe(latex)
})

test.each([
  ['\\underset{n}{\\max}', '\\max_{n}'],
  ['\\sum\\limits_{i}i', '\\sum_{i}i'],
  ['\\begin{array}{l r}1&2\\end{array}', '\\begin{array}{lr}1&2\\end{array}'],
  ["x''", '{x}^{\\prime\\prime}'],
  ['{}_{n}C_{k}', '{}_{n}{C}_{k}'],
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
