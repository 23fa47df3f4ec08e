import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { detectFormat, type WritableFormat } from './formats.ts'
import { makeSingleChoice } from './kinds/single-choice/make.ts'
import { DEFAULT_LIMITS } from './model/limits.ts'
import { UnreadableFile } from './model/unreadable-file.ts'
import { readDocument } from './read-document.ts'
import { buildDocx, paragraph as p } from './testing/build-docx.ts'
import { codesOf } from './testing/read-items.ts'
import { ask, bankOf } from './testing/small-bank.ts'
import { writeDocument } from './write-document.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const detect = (bytes: Uint8Array, limits = {}) =>
  detectFormat(bytes, 'soal', { ...DEFAULT_LIMITS, ...limits })
const zip = (...names: string[]) => zipSync(Object.fromEntries(names.map(name => [name, strToU8('<a/>')])))

test.each<[what: string, bytes: Uint8Array, format: string]>([
  ['a Word file', buildDocx([p('1. Apa?')]), 'docx'],
  ['a workbook', zip('[Content_Types].xml', 'xl/workbook.xml'), 'xlsx'],
  ['a QTI package', zip('paket/imsmanifest.xml'), 'qti_package'],
  ['a QTI item', encode('<assessmentItem identifier="i"/>'), 'qti_item'],
  ['an item of QTI 3', encode('<?xml version="1.0"?>\n<qti-assessment-item identifier="i"/>'), 'qti_item'],
  ['a quiz of Moodle', encode('\uFEFF<?xml version="1.0"?><quiz></quiz>'), 'moodle_xml'],
  ['Aiken', encode('Apa?\nA. x\nB. y\nANSWER: A'), 'aiken'],
  ['GIFT', encode('Apa?{=x ~y}'), 'gift'],
  ['a description of GIFT', encode('::Bacaan::Pasar ramai.'), 'gift'],
])('%s is known by what it holds', (_, bytes, format) => {
  expect(detect(bytes)).toBe(format)
})

test.each<[code: string, bytes: Uint8Array, limits?: object]>([
  ['empty', new Uint8Array()],
  ['too_large', encode('Apa?{=x ~y}'), { bytes: 5 }],
  ['wrong_type', encode('Hanya catatan.')],
  ['wrong_type', Uint8Array.from([1, 0, 2, 0])],
  ['wrong_type', zip('foto.png')],
  ['no_manifest', zip('soal.xml')],
  ['old_format', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0])],
])('a file is refused: %s', (code, bytes, limits) => {
  const attempt = () => detect(bytes, limits)
  expect(attempt).toThrow(UnreadableFile)
  expect(attempt).toThrow(expect.objectContaining({ code }))
})

test.each([
  ['rtf', '{\\rtf1\\ansi Apa?}', 'RTF'],
  ['pdf', '%PDF-1.7\n', 'PDF'],
  ['qti_1', '<?xml version="1.0"?>\n<!-- ujian -->\n<questestinterop></questestinterop>', 'QTI 1.2'],
  ['html', '<!DOCTYPE html>\n<html><body>Apa? {T}</body></html>', 'HTML'],
])('a file of the format %s is named, with what to do', (code, text, name) => {
  const [error, ...others] = readDocument(encode(text), 'soal.doc').errors
  expect(others).toEqual([])
  expect(error).toMatchObject({ code, message: expect.stringContaining(name) })
  expect(error?.message).toMatch(/unggah lagi|Unggah/)
})

test('braces with a backslash are no GIFT', () => {
  expect(() => detect(encode('f\\{x\\}'))).toThrow(UnreadableFile)
})

test('the name of a file says nothing about it', () => {
  const bytes = encode('Apa?\nA. x\nB. y\nANSWER: A')
  expect(codesOf(readDocument(bytes, 'soal.docx'))).toEqual([])
})

test('a file that cannot be read has one error, without a question, and nothing else', () => {
  const result = readDocument(encode('Hanya catatan.'), 'catatan.txt')
  expect(result).toMatchObject({ questions: [], passages: [], warnings: [], unsupported: [] })
  expect(result.errors).toMatchObject([
    { code: 'wrong_type', message: expect.stringContaining('catatan.txt'), place: { position: 0 } },
  ])
  expect(result.errors[0]).not.toHaveProperty('question')
})

test.each<[what: string, bytes: Uint8Array, says: string]>([
  ['a Word file', buildDocx([p('Selamat pagi.')]), 'Beri nomor'],
  ['GIFT', encode('::Bacaan::Pasar ramai.'), '{ }'],
  ['a quiz', encode('<quiz></quiz>'), 'Moodle XML'],
  ['a workbook', writeDocument('xlsx', bankOf([])), 'lembar “Soal”'],
  ['a package', writeDocument('qti', bankOf([])), 'paket QTI'],
])('%s without questions says what to do', (_, bytes, says) => {
  expect(readDocument(bytes, 'soal').errors).toMatchObject([
    { code: 'no_questions', message: expect.stringContaining(says) },
  ])
})

const formats: WritableFormat[] = ['docx', 'xlsx', 'gift', 'moodle_xml', 'qti']

test.each(formats.flatMap(from => formats.map(to => [from, to] as const)))(
  'a question comes through %s into %s and is still the same',
  (from, to) => {
    const question = makeSingleChoice('Nilai $\\frac{1}{2}$ ialah', ['a < b', '**tebal** saja'], 1)
    const once = readDocument(writeDocument(from, bankOf([ask(question)])), 'soal')
    const twice = readDocument(writeDocument(to, { ...once, title: 'Latihan' }), 'soal')
    expect(twice.questions.map(({ draft }) => ({ content: draft.content, key: draft.key }))).toEqual([
      question,
    ])
  },
)
