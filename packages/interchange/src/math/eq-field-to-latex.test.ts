import { expect, test } from 'vitest'
import { eqFieldToLatex } from './eq-field-to-latex.ts'

test.each([
  [' EQ \\f(1;2)', '\\frac{1}{2}'],
  ['EQ \\b\\bc\\[(\\a\\co2(1;2;3;4))', '\\left[\\begin{matrix}1&2\\\\3&4\\end{matrix}\\right]'],
  ['eq \\F (1,a)', '\\frac{1}{a}'],
  ['EQ \\f(1,5;2,25)', '\\frac{1,5}{2,25}'],
  ['EQ \\f((x+1);(y(z)))', '\\frac{(x+1)}{(y(z))}'],
  ['EQ \\r(3;x)', '\\sqrt[3]{x}'],
  ['EQ \\r(;x)', '\\sqrt{x}'],
  ['EQ \\r(x)', '\\sqrt{x}'],
  ['EQ \\b(x)', '\\left(x\\right)'],
  ['EQ \\b\\lc\\{(x)', '\\left\\{x\\right.'],
  ['EQ \\b\\rc\\](x)', '\\left.x\\right]'],
  ['EQ \\b\\lc\\[\\rc\\)(x)', '\\left[x\\right)'],
  ['EQ \\b\\bc\\|(x)', '\\left|x\\right|'],
  ['EQ \\b\\bc\\<(x)', '\\left<x\\right>'],
  ['EQ \\i\\su(i=1;n;i)', '\\sum_{i=1}^{n} i'],
  ['EQ \\i\\pr(i=1;n;i)', '\\prod_{i=1}^{n} i'],
  ['EQ \\i(0;1;x)', '\\int_{0}^{1} x'],
  ['EQ \\x(a)', '\\boxed{a}'],
  ['EQ \\x\\to(a)', '\\overline{a}'],
  ['EQ \\x\\to\\bo(a)', '\\boxed{a}'],
  ['EQ x\\s\\up5(2)', 'x^{2}'],
  ['EQ x\\s\\do5(2)', 'x_{2}'],
  ['EQ x\\s(2;3)', 'x^{2}_{3}'],
  ['EQ \\a\\al\\co2(1;2;3)', '\\begin{matrix}1&2\\\\3\\end{matrix}'],
  ['EQ \\a(1;2)', '\\begin{matrix}1\\\\2\\end{matrix}'],
  ['EQ \\l(a;b)', 'a;b'],
  ['EQ \\o(a;b)', 'ab'],
  ['EQ a\\d\\fo10()b', 'ab'],
  ['EQ a\\,b', 'a,b'],
  ['EQ \\\\ 5', '\\backslash 5'],
  ['EQ 2(a;b)', '2(a;b)'],
])('the field %s is %s', (field, latex) => {
  expect(eqFieldToLatex(field)).toBe(latex)
})

test.each([
  ['EQ \\f(1;2', '\\frac{1}{2}'],
  ['EQ (a', '(a)'],
  ['EQ \\z(a;b)', 'ab'],
  ['EQ \\f(1)', '\\frac{1}{}'],
])('what is half written, or not known, is read as far as it goes: %s', (field, latex) => {
  expect(eqFieldToLatex(field)).toBe(latex)
})
