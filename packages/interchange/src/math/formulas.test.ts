import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../model/limits.ts'
import { parseXml } from '../xml/parse-xml.ts'
import { eqFieldToLatex } from './eq-field-to-latex.ts'
import { mathmlToLatex } from './mathml-to-latex.ts'
import { readLatex } from './read-latex.ts'
import { writeLatex } from './write-latex.ts'

test.each([
  ['x_1^2', '{x}_{1}^{2}'],
  ['\\sqrt2', '\\sqrt{2}'],
  ['\\sqrt[3]{8}', '\\sqrt[{3}]{8}'],
  ['\\log_2 8', '\\log_{2}8'],
  ['|x|', '|x|'],
  ['\\lim_{x\\to 0} f(x)', '\\lim_{x\\to0}f(x)'],
  ['\\sum_{i=1}^n i', '\\sum_{i=1}^{n}i'],
  ['\\int_0^1 x\\,dx', '\\int_{0}^{1}x\\,dx'],
  ['\\begin{cases}x&y\\\\z&w\\end{cases}', '\\begin{cases}x&y\\\\z&w\\end{cases}'],
  ['\\vec{a}', '\\vec{a}'],
  ['\\overline{AB}', '\\overline{AB}'],
  ['2{,}5', '2,5'],
  ['\\overset{a}{b}', '\\overset{a}{b}'],
])('%s is written as %s', (latex, written) => {
  const formula = readLatex(latex)
  expect(formula && writeLatex(formula)).toBe(written)
})

test.each(['x_1^2', '\\frac{a}{b}+\\sqrt{2}', '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '\\sin^{2}x'])(
  'what is written of %s is written the same once more',
  latex => {
    const once = readLatex(latex)
    const written = once && writeLatex(once)
    const twice = written === undefined ? undefined : readLatex(written)
    expect(twice && writeLatex(twice)).toBe(written)
  },
)

test.each(['\\unknown{x}', '\\frac{1}', '{x', 'x^', '\\xrightarrow{x}', '\\ce{H2O}'])(
  '%s is not guessed at',
  latex => {
    expect(readLatex(latex)).toBeUndefined()
  },
)

test.each([
  ['<mfrac><mn>1</mn><mn>2</mn></mfrac>', '\\frac{1}{2}'],
  ['<msqrt><mi>x</mi></msqrt>', '\\sqrt{x}'],
  ['<mroot><mi>x</mi><mn>3</mn></mroot>', '\\sqrt[{3}]{x}'],
  ['<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>', '{x}_{1}^{2}'],
  ['<mfenced><mi>x</mi></mfenced>', '\\left(x\\right)'],
  [
    '<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable>',
    '\\begin{matrix}1&2\\end{matrix}',
  ],
  ['<mover><mi>x</mi><mo>¯</mo></mover>', '\\overline{x}'],
  ['<mi>sin</mi><mi>x</mi>', '\\sin x'],
  ['<mtext>luas</mtext>', '\\text{luas}'],
  ['<munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover><mi>i</mi>', '\\sum_{i}^{n}i'],
  ['<mo>≤</mo>', '\\le'],
  ['<mi mathvariant="italic">dx</mi>', 'dx'],
  ['<msup><mi>❑</mi><mn>2</mn></msup>', '{}^{2}'],
  ['<munderover><mo>∫</mo><mn>0</mn><mn>1</mn></munderover><mi>x</mi>', '\\int_{0}^{1}x'],
  [
    '<mrow><mo form="prefix" stretchy="true">|</mo><mi>x</mi><mo form="postfix" stretchy="true">|</mo></mrow>',
    '\\left|x\\right|',
  ],
])('the MathML %s is %s', (mathml, latex) => {
  expect(mathmlToLatex(parseXml(`<math>${mathml}</math>`, DEFAULT_LIMITS))).toBe(latex)
})

test.each([
  ['EQ \\f(1;2)', '\\frac{1}{2}'],
  ['EQ \\r(3;8)', '\\sqrt[3]{8}'],
  ['EQ \\r(;x)', '\\sqrt{x}'],
  ['EQ x\\s\\up4(2)', 'x^{2}'],
  ['EQ \\a\\co2(1;2;3;4)', '\\begin{matrix}1&2\\\\3&4\\end{matrix}'],
  ['EQ \\i\\su(i=1;5;x)', '\\sum_{i=1}^{5} x'],
  ['EQ \\x\\to(AB)', '\\overline{AB}'],
])('the field of Word %s is %s', (field, latex) => {
  expect(eqFieldToLatex(field)).toBe(latex)
})
