import { expect, test } from 'vitest'
import { readDocument } from '../read-document.ts'
import { buildDocx, paragraph as p, picture } from '../testing/build-docx.ts'
import { hostileFiles } from '../testing/hostile-files.ts'

test.each(hostileFiles)('%s is refused with a sentence, and nothing is read', (_, bytes, code) => {
  const result = readDocument(bytes(), 'soal.docx')
  expect(result.errors).toMatchObject([{ code, message: expect.stringMatching(/^\p{Lu}.{20,}[.]$/u) }])
  expect(result.questions).toEqual([])
})

test('a picture from elsewhere is never asked for, and a drawing of gigantic size is not drawn', () => {
  const huge = new Uint8Array(64)
  huge.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  new DataView(huge.buffer).setUint32(16, 4_000_000_000)
  new DataView(huge.buffer).setUint32(20, 4_000_000_000)
  const outside = { address: 'http://169.254.169.254/latest' }
  const body = [
    p(`<w:r><w:t>1. S?</w:t></w:r>${picture('r1')}${picture('r2')}`),
    p('A. x'),
    p('B. y'),
    p('Kunci: A'),
  ]
  const media = { r1: outside, r2: { name: 'besar.png', bytes: huge } }
  const { pictures, warnings } = readDocument(buildDocx(body, { media }), 'soal.docx')
  // Its bytes go along; whoever stores it looks at its size before anything is drawn.
  expect(pictures.map(({ bytes }) => bytes.length)).toEqual([64])
  expect(warnings).toMatchObject([{ code: 'external_picture' }])
})

const writeText = (text: string) => new TextEncoder().encode(text)

test.each([
  ['200,000 braces that nobody closes', '{'.repeat(200_000), 'wrong_type'],
  ['an item of 100,000 lines that nobody closes', `::a::b {${'\n'.repeat(100_000)}`, 'no_questions'],
  ['empty lines', '\n'.repeat(200_000), 'wrong_type'],
  ['a title that nobody ends', `::${'\\a'.repeat(50_000)}`, 'no_questions'],
  ['brackets that nobody closes', `Apa? {=a ~b}\n\n${'['.repeat(100_000)}`, undefined],
])('%s are read to their end', (_, text, code) => {
  expect(readDocument(writeText(text), 'soal.txt').errors[0]?.code).toBe(code)
})
