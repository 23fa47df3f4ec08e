import temml from 'temml'
import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../model/limits.ts'
import { e, r, samples } from '../testing/omml-samples.ts'
import { parseXml } from '../xml/parse-xml.ts'
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
