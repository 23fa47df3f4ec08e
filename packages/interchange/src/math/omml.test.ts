import temml from 'temml'
import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../model/limits.ts'
import { e, r, samples } from '../testing/omml-samples.ts'
import { parseXml } from '../xml/parse-xml.ts'
import { eqFieldToLatex } from './eq-field-to-latex.ts'
import { ommlToLatex } from './omml-to-latex.ts'

const M = 'http://schemas.openxmlformats.org/officeDocument/2006/math'
const convert = (inside: string) =>
  ommlToLatex(parseXml(`<m:oMath xmlns:m="${M}">${inside}</m:oMath>`, DEFAULT_LIMITS))

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

test('a part of a run that is no text is named', () => {
  const drawn = `<m:r><w:drawing xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/><m:t>x</m:t></m:r>`
  expect(convert(drawn)).toMatchObject({ latex: 'x', unknown: ['w:drawing'] })
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
