import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../model/limits.ts'
import { parseXml } from '../xml/parse-xml.ts'
import { mathmlToLatex } from './mathml-to-latex.ts'

const read = (inside: string, attributes = '') =>
  mathmlToLatex(parseXml(`<math${attributes}>${inside}</math>`, DEFAULT_LIMITS))

const [x, n, k] = ['<mi>x</mi>', '<mi>n</mi>', '<mi>k</mi>']
const bracket = (sign: string, form: string) => `<mo stretchy="true" form="${form}">${sign}</mo>`

test.each([
  ['a fraction', `<mfrac>${n}${k}</mfrac>`, '\\frac{n}{k}'],
  ['a fraction without a line', `<mfrac linethickness="0">${n}${k}</mfrac>`, '\\genfrac{}{}{0pt}{}{n}{k}'],
  ['one of no points', `<mfrac linethickness="0pt">${n}${k}</mfrac>`, '\\genfrac{}{}{0pt}{}{n}{k}'],
  ['one with a thin line', `<mfrac linethickness="0.5pt">${n}${k}</mfrac>`, '\\frac{n}{k}'],
  ['one with a slanted line', `<mfrac bevelled="true">${n}${k}</mfrac>`, '{n}/{k}'],
  ['a root', `<msqrt>${x}<mo>+</mo><mn>1</mn></msqrt>`, '\\sqrt{x+1}'],
  ['a root with a degree', `<mroot>${x}<mn>3</mn></mroot>`, '\\sqrt[{3}]{x}'],
  ['a box', `<menclose notation="roundedbox">${x}</menclose>`, '\\boxed{x}'],
  ['a frame that is none', `<menclose notation="top">${x}</menclose>`, 'x'],
  ['what is not seen', `<mphantom>${x}</mphantom>${n}`, '\\phantom{x}n'],
  ['a formula with remarks', `<semantics><mrow>${x}</mrow><annotation>x</annotation></semantics>`, 'x'],
  ['what nobody knows', `<mstyle>${x}</mstyle>`, 'x'],
])('%s', (_, inside, latex) => {
  expect(read(inside)).toBe(latex)
})

test.each([
  ['¯', '\\overline{x}'],
  ['―', '\\overline{x}'],
  ['_', '\\overline{x}'],
  ['→', '\\vec{x}'],
  ['^', '\\hat{x}'],
  ['⏞', '\\overbrace{x}'],
  ['!', '\\overset{!}{x}'],
])('%s over a letter is %s', (mark, latex) => {
  expect(read(`<mover>${x}<mo>${mark}</mo></mover>`)).toBe(latex)
})

test.each([
  ['¯', '\\underline{x}'],
  ['_', '\\underline{x}'],
  ['⏟', '\\underbrace{x}'],
  ['!', '\\underset{!}{x}'],
])('%s under a letter is %s', (mark, latex) => {
  expect(read(`<munder>${x}<mo>${mark}</mo></munder>`)).toBe(latex)
})

test.each([
  ['a limit', `<munder><mo>lim</mo><mrow>${x}<mo>→</mo><mn>0</mn></mrow></munder>`, '\\lim_{x\\to0}'],
  ['what stands over a sign', `<mover><mo>=</mo>${n}</mover>`, '\\overset{n}{=}'],
  ['under and over a letter', `<munderover>${x}${k}${n}</munderover>`, '\\overset{n}{\\underset{k}{x}}'],
  [
    'a line is no line with something below',
    `<munderover>${x}${k}<mo>¯</mo></munderover>`,
    '\\overset{¯}{\\underset{k}{x}}',
  ],
  ['a sum', `<munderover><mo>∑</mo>${k}${n}</munderover>${x}`, '\\sum_{k}^{n}x'],
  ['a sum with marks beside it', `<msubsup><mo>∑</mo>${k}${n}</msubsup>${x}`, '\\sum\\nolimits_{k}^{n}x'],
  ['a sum with one mark', `<msub><mo>∑</mo>${k}</msub>${x}`, '\\sum\\nolimits_{k}x'],
  ['a product with one mark', `<msup><mo>∏</mo>${n}</msup>${x}`, '\\prod\\nolimits^{n}x'],
  ['an integral', `<munderover><mo>∫</mo>${k}${n}</munderover>${x}`, '\\int_{k}^{n}x'],
  ['an integral with marks beside it', `<msubsup><mo>∫</mo>${k}${n}</msubsup>${x}`, '\\int_{k}^{n}x'],
])('%s', (_, inside, latex) => {
  expect(read(inside)).toBe(latex)
})

test.each([
  ['before', `<mprescripts/>${n}${k}`, '{}_{n}^{k}{x}'],
  ['only above before', `<mprescripts/><none/>${k}`, '{}^{k}{x}'],
  ['behind', `${n}${k}`, '{x}_{n}^{k}'],
  ['on both sides', `${n}${k}<mprescripts/>${k}${n}`, '{}_{k}^{n}{{x}_{n}^{k}}'],
  ['in two pairs behind', `${n}${k}${k}${n}`, '{{x}_{n}^{k}}_{k}^{n}'],
  ['in turn below and above', `${n}<none/><none/>${k}`, '{{x}_{n}}^{k}'],
  ['in two pairs before', `<mprescripts/>${n}${k}${k}${n}`, '{}_{n}^{k}{{}_{k}^{n}{x}}'],
  [
    'in pairs on both sides',
    `${n}${k}${k}<none/><mprescripts/>${k}${n}<none/>${k}`,
    '{}_{k}^{n}{{}^{k}{{{x}_{n}^{k}}_{k}}}',
  ],
  ['in a pair that is not whole', `${n}${k}${n}`, '{{x}_{n}^{k}}_{n}'],
  ['in a pair without any', `<none/><none/>${n}${k}`, '{x}_{n}^{k}'],
  ['nowhere', '', 'x'],
])('small letters %s', (_, inside, latex) => {
  expect(read(`<mmultiscripts>${x}${inside}</mmultiscripts>`)).toBe(latex)
})

test.each([
  ['a name', `<mi>sin</mi>${x}`, '\\sin x'],
  ['a name of one’s own', '<mi>xy</mi>', '\\operatorname{xy}'],
  ['two letters side by side', '<mi mathvariant="italic">xy</mi>', 'xy'],
  ['a bold letter', '<mi mathvariant="bold">v</mi>', '\\mathbf{v}'],
  ['a letter of sets', '<mi mathvariant="double-struck">R</mi>', '\\mathbb{R}'],
  ['an empty place of LibreOffice', `<mi>❑</mi>${x}`, 'x'],
  ['words', '<mtext>dan y</mtext>', '\\text{dan y}'],
  ['a text', '<ms>a b</ms>', '\\text{a b}'],
  ['a space', `${n}<mspace width="1em"/>${k}`, 'n\\ k'],
  ['names with their namespace', '<m:mi xmlns:m="http://www.w3.org/1998/Math/MathML">x</m:mi>', 'x'],
])('%s', (_, inside, latex) => {
  expect(read(inside)).toBe(latex)
})

test.each([
  ['brackets of their own', `<mfenced>${n}${k}</mfenced>`, '\\left(n,k\\right)'],
  ['other brackets', `<mfenced open="[" close="]" separators=";">${n}${k}</mfenced>`, '\\left[n;k\\right]'],
  ['empty brackets', '<mfenced/>', '\\left(\\right)'],
  ['brackets that grow', `${bracket('[', 'prefix')}${x}${bracket(']', 'postfix')}`, '\\left[x\\right]'],
  ['one bracket that grows', `${bracket('[', 'prefix')}${x}`, '[x'],
  ['brackets that do not grow', `<mo form="prefix">[</mo>${x}<mo form="postfix">]</mo>`, '[x]'],
  [
    'a table',
    `<mtable><mtr><mtd>${n}</mtd><mtd>${k}</mtd></mtr><mtr><mtd>${x}</mtd><mtd/></mtr></mtable>`,
    '\\begin{matrix}n&k\\\\x&\\end{matrix}',
  ],
])('%s', (_, inside, latex) => {
  expect(read(inside)).toBe(latex)
})

test('the source that an author gave along is taken, unless it is empty', () => {
  expect(read(x, ' alttext=" \\frac12 "')).toBe('\\frac12')
  expect(read(x, ' alttext=" "')).toBe('x')
})
