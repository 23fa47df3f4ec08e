import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../model/limits.ts'
import { parseXml } from '../xml/parse-xml.ts'
import { readView, readVmlView } from './picture-view.ts'
import { readLook, readShade } from './read-look.ts'
import { readIndent, readStyles } from './styles.ts'

const NAMES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"'
const parse = (name: string, inside: string) =>
  parseXml(`<${name} ${NAMES}>${inside}</${name}>`, DEFAULT_LIMITS)
const look = (inside: string) => readLook(parse('w:rPr', inside))

test.each<[markup: string, look: object]>([
  ['', {}],
  ['<w:b/>', { bold: true }],
  ['<w:b w:val="0"/>', { bold: false }],
  ['<w:bCs/>', { bold: true }],
  ['<w:i w:val="true"/>', { italic: true }],
  ['<w:u w:val="single"/>', { underline: true }],
  ['<w:u w:val="none"/>', { underline: false }],
  ['<w:dstrike/>', { strike: true }],
  ['<w:vanish/>', { isHidden: true }],
  ['<w:rtl/>', { rtl: true }],
  ['<w:vertAlign w:val="subscript"/>', { position: 'sub' }],
  ['<w:vertAlign w:val="baseline"/>', {}],
  ['<w:position w:val="6"/>', { position: 'super' }],
  ['<w:position w:val="-6"/>', { position: 'sub' }],
  ['<w:position w:val="2"/>', {}],
  ['<w:highlight w:val="yellow"/>', { highlight: 'yellow' }],
  ['<w:highlight w:val="none"/>', { highlight: 'none' }],
  ['<w:shd w:val="clear" w:fill="ffff00"/>', { highlight: 'FFFF00' }],
  ['<w:shd w:val="clear" w:fill="FFFFFF"/>', { highlight: '' }],
  ['<w:bdr w:val="single"/>', { highlight: 'frame' }],
  ['<w:color w:val="ff0000"/>', { color: 'FF0000' }],
  ['<w:color w:val="000000"/>', { color: '' }],
  ['<w:color w:val="1F1F1F" w:themeColor="text1"/>', { color: '' }],
  ['<w:rFonts w:ascii="Symbol"/>', { font: 'Symbol' }],
])('the run properties %s look like %j', (markup, found) => {
  expect(look(markup)).toEqual(found)
})

test('a cell without a colour has no shade', () => {
  expect(readShade(undefined)).toBeUndefined()
  expect(readShade(parseXml(`<w:shd ${NAMES} w:fill="auto"/>`, DEFAULT_LIMITS))).toBe('')
  expect(readShade(parseXml(`<w:shd ${NAMES} w:fill="ffc000"/>`, DEFAULT_LIMITS))).toBe('FFC000')
})

test.each([
  ['<w:ind w:left="720"/>', 720],
  ['<w:ind w:start="720" w:hanging="360"/>', 360],
  ['<w:ind w:left="0" w:firstLine="426"/>', 426],
  ['<w:ind w:right="100"/>', undefined],
  ['', undefined],
])('the indent of %s is %s', (markup, indent) => {
  expect(readIndent(parse('w:pPr', markup))).toBe(indent)
})

const style = (id: string, inside: string, more = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}"${more}>${inside}</w:style>`
const styles = (...inside: string[]) => readStyles(parse('w:styles', inside.join('')))

test('a style has what it says itself, over what it inherits', () => {
  const { find } = styles(
    '<w:docDefaults><w:rPrDefault><w:rPr><w:i/></w:rPr></w:rPrDefault></w:docDefaults>',
    style('Dasar', '<w:name w:val="Dasar"/><w:pPr><w:ind w:left="100"/></w:pPr><w:rPr><w:b/></w:rPr>'),
    style('Anak', '<w:name w:val="Anak"/><w:basedOn w:val="Dasar"/><w:rPr><w:i w:val="0"/></w:rPr>'),
  )
  expect(find('Anak')).toEqual({ name: 'anak', indent: 100, look: { bold: true, italic: false } })
  expect(find('Dasar').look).toEqual({ bold: true, italic: true })
})

test('a style that nobody has defined looks as the document does', () => {
  expect(styles().find('Hilang')).toEqual({ name: '', look: {} })
  expect(readStyles(undefined).find(undefined)).toEqual({ name: '', look: {} })
})

test('styles that inherit from each other end somewhere', () => {
  const { find } = styles(
    style('A', '<w:name w:val="A"/><w:basedOn w:val="B"/>'),
    style('B', '<w:name w:val="B"/><w:basedOn w:val="A"/>'),
  )
  expect(find('A').name).toBe('a')
})

test('a style may number its paragraphs, and one is for all others', () => {
  const { find, defaultParagraph } = styles(
    style('Normal', '<w:name w:val="Normal"/>', ' w:default="1"'),
    style('Soal', '<w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="7"/></w:numPr></w:pPr>'),
  )
  expect(find('Soal')).toMatchObject({ numId: '7', ilvl: 1 })
  expect(defaultParagraph).toBe('Normal')
})

const view = (cut: string, place = '') =>
  readView(
    parse(
      'pic:pic',
      `<pic:blipFill><a:srcRect ${cut}/></pic:blipFill><pic:spPr><a:xfrm ${place}/></pic:spPr>`,
    ),
  )

const whole = { left: 0, top: 0, right: 0, bottom: 0, turn: 0, isMirrored: false, isUpsideDown: false }

test('a picture that is seen as it is has no view', () => {
  expect(view('')).toBeUndefined()
  expect(view('l="0"', 'rot="0"')).toBeUndefined()
})

test.each<[cut: string, place: string, found: object]>([
  ['l="25000" b="10000"', '', { left: 0.25, bottom: 0.1 }],
  ['t="12.5%"', '', { top: 0.125 }],
  ['r="-5000"', 'flipH="1"', { isMirrored: true }],
  ['', 'rot="5400000"', { turn: 90 }],
  ['', 'rot="-5400000" flipV="true"', { turn: 270, isUpsideDown: true }],
])('a picture with %s %s is seen in part or turned', (cut, place, found) => {
  expect(view(cut, place)).toEqual({ ...whole, ...found })
})

const vml = (attributes: Record<string, string>) =>
  readVmlView({ name: 'v:imagedata', attributes, children: [] })

test('older pictures are cut in shares of one or in 65,536ths', () => {
  expect(vml({ cropleft: '16384f', croptop: '.5' })).toEqual({ ...whole, left: 0.25, top: 0.5 })
  expect(vml({ src: 'a.png' })).toBeUndefined()
})
