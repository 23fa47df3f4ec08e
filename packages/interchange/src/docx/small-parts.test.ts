import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../model/limits.ts'
import { grid, label, line } from '../testing/build-items.ts'
import { parseXml } from '../xml/parse-xml.ts'
import { detectPictureType } from './detect-picture-type.ts'
import { decodeFont, decodeSymbol } from './font-symbols.ts'
import { listSource } from './list-source.ts'
import { measurePicture } from './measure-picture.ts'
import { readNumbering } from './numbering.ts'
import { relationshipsPart, writeTypes } from './write-parts.ts'

const bytes = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0))

test.each([
  ['\x89PNG\r\n', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF\0\0\0\0WEBP', 'image/webp'],
  ['BM\0\0', 'image/bmp'],
  ['II*\0', 'image/tiff'],
  ['\xd7\xcd\xc6\x9a', 'image/x-wmf'],
  ['<?xml version="1.0"?><svg/>', 'image/svg+xml'],
  ['%PDF-1.7', undefined],
  ['', undefined],
])('a file that begins with %j is %s', (head, type) => {
  expect(detectPictureType(bytes(head))).toBe(type)
})

test('pictures are measured by their head', () => {
  const png = new Uint8Array(32)
  png.set([0x89, 0x50, 0x4e, 0x47])
  new DataView(png.buffer).setUint32(16, 640)
  new DataView(png.buffer).setUint32(20, 480)
  expect(measurePicture(png)).toEqual({ width: 640, height: 480 })
  const gif = Uint8Array.from([...bytes('GIF89a'), 0x80, 0x02, 0xe0, 0x01, 0])
  expect(measurePicture(gif)).toEqual({ width: 640, height: 480 })
})

test('a JPEG says its size in the first frame, behind its tables', () => {
  const table = [0xff, 0xc4, 0x00, 0x04, 0, 0]
  const frame = [0xff, 0xc0, 0x00, 0x11, 8, 0x01, 0xe0, 0x02, 0x80, 3, 0, 0]
  expect(measurePicture(Uint8Array.from([0xff, 0xd8, ...table, ...frame]))).toEqual({
    width: 640,
    height: 480,
  })
})

test('a picture that says no size has a middling one', () => {
  expect(measurePicture(bytes('BM'))).toEqual({ width: 320, height: 240 })
})

test('letters of symbol fonts are the signs that they show', () => {
  expect(decodeSymbol(0xf0fc, 'Wingdings')).toBe('✓')
  expect(decodeFont('a', 'Symbol')).toBe('α')
  expect(decodeFont('a', 'Calibri')).toBe('a')
  expect(decodeFont('a', undefined)).toBe('a')
})

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const level = (at: number, format: string, text: string, start = 1) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`
const numbering = (...levels: string[]) =>
  readNumbering(
    parseXml(
      `<w:numbering ${W}><w:abstractNum w:abstractNumId="0">${levels.join('')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
      DEFAULT_LIMITS,
    ),
  )

test.each([
  ['decimal', '%1.', ['1.', '2.']],
  ['upperLetter', '%1)', ['A)', 'B)']],
  ['lowerLetter', '(%1)', ['(a)', '(b)']],
  ['upperRoman', '%1.', ['I.', 'II.']],
  ['bullet', '•', ['•', '•']],
])('a list of Word in %s counts', (format, text, counted) => {
  const { count } = numbering(level(0, format, text))
  expect([count('1', 0)?.text, count('1', 0)?.text]).toEqual(counted)
})

test('a list begins where it says, and a level inside begins again', () => {
  const { count } = numbering(level(0, 'decimal', '%1.', 21), level(1, 'upperLetter', '%2.'))
  const counted = [0, 1, 1, 0, 1].map(at => count('1', at)?.text)
  expect(counted).toEqual(['21.', 'A.', 'B.', '22.', 'A.'])
})

test('a list that is not there counts nothing', () => {
  expect(readNumbering(undefined).count('1', 0)).toBeUndefined()
  expect(numbering(level(0, 'decimal', '%1.')).count('7', 0)).toBeUndefined()
})

test('a document is shown line by line, with automatic numbers and rows of tables', () => {
  const items = [
    line('Apa?', { label: label('number', 3) }),
    grid([
      ['a', 'b'],
      ['1', ''],
    ]),
  ]
  expect(listSource(items).map(({ text }) => text)).toEqual(['3. Apa?', 'a \\| b', '1'])
})

test('a cell that holds several lines is read one line after the other', () => {
  expect(listSource([grid([['a\nb', 'c']])]).map(({ text }) => text)).toEqual(['a', 'b', 'c'])
})

test('parts of a package are named with what they are', () => {
  const types = writeTypes([['/word/document.xml', 'x']], [['png', 'image/png']])
  expect(types).toContain('<Override PartName="/word/document.xml" ContentType="x"/>')
  expect(types).toContain('<Default Extension="png" ContentType="image/png"/>')
  expect(relationshipsPart([{ id: 'r1', type: 'image', target: 'media/a.png' }])).toContain(
    'Target="media/a.png"',
  )
})
