import temml from 'temml'
import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../model/limits.ts'
import { parseXml } from '../xml/parse-xml.ts'
import { eqFieldToLatex } from './eq-field-to-latex.ts'
import { ommlToLatex } from './omml-to-latex.ts'

const M = 'http://schemas.openxmlformats.org/officeDocument/2006/math'
const convert = (inside: string) =>
  ommlToLatex(parseXml(`<m:oMath xmlns:m="${M}">${inside}</m:oMath>`, DEFAULT_LIMITS))

const r = (text: string, properties = '') => `<m:r>${properties}<m:t xml:space="preserve">${text}</m:t></m:r>`
const e = (inside: string, name = 'e') => `<m:${name}>${inside}</m:${name}>`
const upright = '<m:rPr><m:sty m:val="p"/></m:rPr>'

const samples: [name: string, omml: string, latex: string][] = [
  ['an inequality', r('x&lt;−2'), 'x<-2'],
  [
    'an empty base',
    `<m:sSup><m:e/>${e(r('2'), 'sup')}</m:sSup><m:func>${e(r('log', upright), 'fName')}${e(r('8'))}</m:func>`,
    '{}^{2}\\log8',
  ],
  [
    'a power of a function',
    `<m:func>${e(`<m:sSup>${e(r('cos', upright))}${e(r('2'), 'sup')}</m:sSup>`, 'fName')}${e(r('θ'))}</m:func>`,
    '\\cos^{2}\\theta',
  ],
  [
    'a matrix in its own brackets',
    `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr>${e(`<m:m><m:mr>${e(r('1'))}${e(r('2'))}</m:mr><m:mr>${e(r('3'))}${e(r('4'))}</m:mr></m:m>`)}</m:d>`,
    '\\left[\\begin{matrix}1&2\\\\3&4\\end{matrix}\\right]',
  ],
  [
    'cases',
    `<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr>${e(`<m:eqArr>${e(r('x'))}${e(r('y'))}</m:eqArr>`)}</m:d>`,
    '\\left\\{\\begin{array}{l}x\\\\y\\end{array}\\right.',
  ],
  [
    'equations aligned at =',
    `<m:eqArr>${e(r('x&amp;=1'))}${e(r('y&amp;=2'))}</m:eqArr>`,
    '\\begin{aligned}x&=1\\\\y&=2\\end{aligned}',
  ],
  [
    'a limit',
    `<m:func>${e(`<m:limLow>${e(r('lim', upright))}${e(r('x→2'), 'lim')}</m:limLow>`, 'fName')}${e(r('x'))}</m:func>`,
    '\\lim_{x\\to2}x',
  ],
  [
    'an integral without a character',
    `<m:nary>${e(r('0'), 'sub')}${e(r('2'), 'sup')}${e(r('x dx'))}</m:nary>`,
    '\\int_{0}^{2}x dx',
  ],
  [
    'a sum',
    `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr>${e(r('k=1'), 'sub')}${e(r('n'), 'sup')}${e(r('k'))}</m:nary>`,
    '\\sum_{k=1}^{n}k',
  ],
  ['a root with a degree', `<m:rad>${e(r('3'), 'deg')}${e(r('27'))}</m:rad>`, '\\sqrt[{3}]{27}'],
  [
    'a root whose degree is hidden',
    `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/>${e(r('2'))}</m:rad>`,
    '\\sqrt{2}',
  ],
  ['a vector', `<m:acc><m:accPr><m:chr m:val="⃗"/></m:accPr>${e(r('a'))}</m:acc>`, '\\vec{a}'],
  [
    'a vector of two letters',
    `<m:acc><m:accPr><m:chr m:val="⃗"/></m:accPr>${e(r('AB'))}</m:acc>`,
    '\\overrightarrow{AB}',
  ],
  ['a bar', `<m:bar><m:barPr><m:pos m:val="top"/></m:barPr>${e(r('x'))}</m:bar>`, '\\overline{x}'],
  [
    'scripts before',
    `<m:sPre>${e(r('6'), 'sub')}${e(r('14'), 'sup')}${e(r('C'))}</m:sPre>`,
    '{}_{6}^{14}{C}',
  ],
  [
    'a fraction without a line',
    `<m:f><m:fPr><m:type m:val="noBar"/></m:fPr>${e(r('5'), 'num')}${e(r('2'), 'den')}</m:f>`,
    '\\genfrac{}{}{0pt}{}{5}{2}',
  ],
  ['words between formulas', r('x=1 atau x=2'), 'x=1\\text{ atau }x=2'],
  ['a bold letter among others', `${r('a', '<m:rPr><m:sty m:val="b"/></m:rPr>')}${r('+b')}`, '\\mathbf{a}+b'],
  ['letters of the mathematical alphabet', r('𝑥+𝟐'), 'x+2'],
  ['a box', `<m:borderBox>${e(r('x'))}</m:borderBox>`, '\\boxed{x}'],
  [
    'a brace below',
    `<m:limLow>${e(`<m:groupChr>${e(r('x'))}</m:groupChr>`)}${e(r('n'), 'lim')}</m:limLow>`,
    '\\underbrace{x}_{n}',
  ],
  [
    'a brace that is written as a limit',
    `<m:limLow>${e(`<m:limLow>${e(r('a+b'))}${e(r('⏟'), 'lim')}</m:limLow>`)}${e(r('n'), 'lim')}</m:limLow>`,
    '\\underbrace{a+b}_{n}',
  ],
  ['a prime', r('f′+1'), "f'+1"],
  ['several parts between bars', `<m:d>${e(r('a'))}${e(r('b'))}</m:d>`, '\\left(a\\middle|b\\right)'],
  ['a per cent sign', r('20%'), '20\\%'],
]

test.each(samples)('%s', (_, omml, latex) => {
  expect(convert(omml)).toMatchObject({ latex, unknown: [] })
  expect(() => temml.renderToString(latex, { throwOnError: true })).not.toThrow()
})

test('a formula that is bold as a whole is marked, not changed', () => {
  expect(convert(r('−2', '<m:rPr><m:sty m:val="bi"/></m:rPr>'))).toEqual({
    latex: '-2',
    isBold: true,
    unknown: [],
  })
})

test('an element that nobody knows keeps what is in it, and is named', () => {
  expect(convert(`<m:neu>${e(r('x'))}</m:neu>`)).toMatchObject({ latex: 'x', unknown: ['m:neu'] })
})

test.each([
  [' EQ \\f(1;2)', '\\frac{1}{2}'],
  ['EQ \\r(3;x+1)', '\\sqrt[3]{x+1}'],
  ['EQ x\\s\\up5(2)', 'x^{2}'],
  ['EQ \\b\\bc\\[(\\a\\co2(1;2;3;4))', '\\left[\\begin{matrix}1&2\\\\3&4\\end{matrix}\\right]'],
])('the field %s is %s', (field, latex) => {
  expect(eqFieldToLatex(field)).toBe(latex)
})
