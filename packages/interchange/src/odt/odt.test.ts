import { expect, test } from 'vitest'
import { readDocument } from '../read-document.ts'
import { buildOdt, list, listStyle, p, span, table, textStyle } from '../testing/build-odt.ts'
import { describeQuestions } from '../testing/describe-questions.ts'
import { codesOf } from '../testing/read-items.ts'
import { png } from '../testing/small-bank.ts'
import { tag } from '../xml/write-xml.ts'

type Parts = Parameters<typeof buildOdt>[1]

const read = (body: string[], parts?: Parts) => readDocument(buildOdt(body, parts), 'soal.odt')
const describe = (body: string[], parts?: Parts) => describeQuestions(read(body, parts))
const xy = [p('A. x'), p('B. y')]
const key = p('Kunci: B')
const promptOf = (markup: string, parts?: Parts) => describe([p(`1. ${markup}`), ...xy, key], parts)

test('paragraphs are questions, options and keys, as those of a Word file', () => {
  expect(describe([p('1. Apa?'), ...xy, key, p('2. Siapa?'), ...xy, p('Kunci: A')])).toEqual([
    '1 B: Apa? | x | y',
    '2 A: Siapa? | x | y',
  ])
})

test.each<[what: string, markup: string, prompt: string]>([
  ['spaces, of which the file keeps one', 'a<text:s text:c="2"/>b', 'a  b'],
  ['spaces and line ends of the file itself', 'a\n   b', 'a b'],
  ['a line break', 'a<text:line-break/>b', 'a<br>b'],
  ['a link', '<text:a xlink:href="http://contoh.id">a</text:a>', 'a'],
  ['a comment', 'a<office:annotation><text:p>catatan</text:p></office:annotation>b', 'ab'],
  ['words that were deleted', 'a<text:change text:change-id="c"/>b', 'ab'],
])('a text has %s', (_, markup, prompt) => {
  expect(promptOf(markup)).toEqual([`1 B: ${prompt} | x | y`])
})

test.each<[what: string, properties: Record<string, string>, prompt: string]>([
  ['italic', { 'fo:font-style': 'italic' }, 'a *b*'],
  ['bold', { 'fo:font-weight': 'bold' }, 'a **b**'],
  ['underlined', { 'style:text-underline-style': 'solid' }, 'a <u>b</u>'],
  ['raised', { 'style:text-position': 'super 58%' }, 'a <sup>b</sup>'],
  ['raised by a third', { 'style:text-position': '33% 58%' }, 'a <sup>b</sup>'],
  ['lowered', { 'style:text-position': 'sub 58%' }, 'a <sub>b</sub>'],
  ['hidden', { 'text:display': 'none' }, 'a'],
  ['black', { 'fo:color': '#000000' }, 'a b'],
])('words are %s by their style', (_, properties, prompt) => {
  const automatic = textStyle('T1', properties)
  expect(promptOf(`a ${span('T1', 'b')}`, { automatic })).toEqual([`1 B: ${prompt} | x | y`])
})

test.each<[what: string, properties: Record<string, string>]>([
  ['bold', { 'fo:font-weight': 'bold' }],
  ['coloured', { 'fo:color': '#ff0000' }],
  ['marked', { 'fo:background-color': '#ffff00' }],
  ['framed', { 'fo:border': '0.06pt solid #000000' }],
])('the option that is %s is the key', (_, properties) => {
  const body = [p('1. Apa?'), p('A. x'), p(span('T1', 'B. y'))]
  expect(describe(body, { automatic: textStyle('T1', properties) })).toEqual(['1 B: Apa? | x | y'])
})

const counted = listStyle('L', ['1', '', '.'], ['A', '', '.'])
const named = { 'text:style-name': 'L' }
const options = list({}, p('x'), p('y'))

test('a list counts its questions, and the list inside its options', () => {
  const body = [list(named, p('Apa?') + options, p('Siapa?') + options), p('KUNCI JAWABAN'), p('1. B 2. A')]
  expect(describe(body, { automatic: counted })).toEqual(['1 B: Apa? | x | y', '2 A: Siapa? | x | y'])
})

test.each([
  ['at the list of its style', { 'text:continue-numbering': 'true' }],
  ['at the list that it names', { 'text:continue-list': 'l1' }],
])('a list that is interrupted counts on %s', (_, more) => {
  const [first, second] = [
    { ...named, 'xml:id': 'l1' },
    { ...named, ...more },
  ]
  const body = [list(first, p('Apa?') + options), key, list(second, p('Siapa?') + options), key]
  expect(describe(body, { automatic: counted })).toEqual(['1 B: Apa? | x | y', '2 B: Siapa? | x | y'])
})

test('a list begins where it says, and one in brackets is no question', () => {
  const styles = counted + listStyle('K', ['1', '(', ')'])
  const statements = list({ 'text:style-name': 'K' }, p('air'), p('api'))
  const body = [
    tag('text:list', named, tag('text:list-item', { 'text:start-value': 21 }, p('Pilih!'))),
    statements,
    ...xy,
    key,
  ]
  expect(describe(body, { automatic: styles })).toEqual(['21 B: Pilih! / (1) air / (2) api | x | y'])
})

test('a table is a table, and one of options holds options', () => {
  const cells = [
    ['A. x', 'C. z'],
    ['B. y', ''],
  ]
  expect(describe([p('1. Apa?'), table(cells), key])).toEqual(['1 B: Apa? | x | y | z'])
  const rows = [
    ['Nama', 'Umur'],
    ['Ani', '5'],
  ]
  expect(promptOf('Umur Ani?</text:p>' + table(rows) + '<text:p>')).toEqual([
    '1 B: Umur Ani? / | Nama | Umur | / | --- | --- | / | Ani | 5 | | x | y',
  ])
})

test('cells that repeat, and those that another one covers, keep their columns', () => {
  const row = (...cells: string[]) => tag('table:table-row', {}, ...cells)
  const cell = (words: string, attributes = {}) => tag('table:table-cell', attributes, p(words))
  const rows = tag(
    'table:table',
    {},
    tag(
      'table:table-header-rows',
      {},
      row(cell('Ani', { 'table:number-columns-spanned': 2 }), '<table:covered-table-cell/>'),
    ),
    row(cell('Budi', { 'table:number-columns-repeated': 2 })),
  )
  expect(promptOf(`Apa?</text:p>${rows}<text:p>`)).toEqual([
    '1 B: Apa? / | Ani |  | / | --- | --- | / | Budi | Budi | | x | y',
  ])
})

const frame = (inside: string, attributes = {}) => tag('draw:frame', attributes, inside)
const image = (address: string) => `<draw:image xlink:href="${address}"/>`

test('a formula is the MathML of an object beside the document', () => {
  const math =
    '<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mfrac><mn>1</mn><mi>ab</mi></mfrac><mo form="prefix" stretchy="true">(</mo></mrow><annotation>1 over ab</annotation></semantics></math>'
  const parts = {
    extra: { 'Object 1/content.xml': math.replace('<mo form="prefix" stretchy="true">(</mo>', '') },
  }
  expect(promptOf(frame('<draw:object xlink:href="./Object 1"/>'), parts)).toEqual([
    '1 B: $\\frac{1}{ab}$ | x | y',
  ])
})

test('an object of another program is its picture, and that is told', () => {
  const body = frame(`<draw:object xlink:href="./Object 1"/>${image('Pictures/a.png')}`)
  const parts = { extra: { 'Object 1/content.xml': '<a/>', 'Pictures/a.png': png.bytes } }
  const result = read([p(`1. ${body}`), ...xy, key], parts)
  expect(describeQuestions(result)).toEqual(['1 B: ![](gambar-1.png) | x | y'])
  expect(codesOf(result)).toEqual(['ole_object'])
})

test('of several files of a picture the one that a browser shows is taken, with its words', () => {
  const pictures = image('Pictures/a.wmf') + image('Pictures/a.png') + '<svg:desc>Peta</svg:desc>'
  const wmf = Uint8Array.from([0xd7, 0xcd, 0xc6, 0x9a, 0, 0])
  const result = read([p(`1. Lihat ${frame(pictures)}`), ...xy, key], {
    extra: { 'Pictures/a.wmf': wmf, 'Pictures/a.png': png.bytes },
  })
  expect(describeQuestions(result)).toEqual(['1 B: Lihat ![Peta](gambar-2.png) | x | y'])
  expect(codesOf(result)).toEqual([])
})

test('a picture that is cut or turned shows whole, and that is told', () => {
  const graphic = tag(
    'style:style',
    { 'style:name': 'fr1', 'style:family': 'graphic' },
    '<style:graphic-properties fo:clip="rect(0in, 0.5in, 0in, 0in)"/>',
  )
  const extra = { 'Pictures/a.png': png.bytes }
  const tell = (attributes: Record<string, string>) =>
    codesOf(
      read([p(`1. ${frame(image('Pictures/a.png'), attributes)}`), ...xy, key], {
        automatic: graphic,
        extra,
      }),
    )
  expect(tell({ 'draw:style-name': 'fr1' })).toEqual(['picture_cut'])
  expect(tell({ 'draw:transform': 'rotate (1.57)' })).toEqual(['picture_cut'])
  expect(tell({})).toEqual([])
})

test.each<[what: string, markup: string, code: string]>([
  ['a picture elsewhere', frame(image('http://contoh.id/a.png')), 'external_picture'],
  ['a picture that is not there', frame(image('Pictures/lain.png')), 'missing_picture'],
  ['a drawn line', '<draw:line/>', 'drawn_shape'],
  ['a footnote', '<text:note><text:note-body><text:p>b</text:p></text:note-body></text:note>', 'footnote'],
])('%s is told', (_, markup, code) => {
  expect(codesOf(read([p(`1. Apa? ${markup}`), ...xy, key]))).toEqual([code])
})

test.each([
  ['a text box', frame(`<draw:text-box>${p('Pasar ramai.')}</draw:text-box>`)],
  ['a shape', `<draw:custom-shape>${p('Pasar ramai.')}<draw:enhanced-geometry/></draw:custom-shape>`],
])('%s is read behind the paragraph that anchors it', (_, box) => {
  const result = read([p(`1. ${box}Apa?`), ...xy, key])
  expect(describeQuestions(result)).toEqual(['1 B: Apa? / Pasar ramai. | x | y'])
  expect(codesOf(result)).toEqual([])
})

test('a style that the document made by itself goes by the name of its parent', () => {
  const styles = '<style:style style:name="Sub_20_tes" style:display-name="Subtes" style:family="paragraph"/>'
  const automatic =
    '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Sub_20_tes"/>'
  const { questions } = read([p('Literasi', 'P1'), p('1. Apa?'), ...xy, key], { styles, automatic })
  expect(questions).toMatchObject([{ section: 'Literasi' }])
})

test('what was deleted is not read, what stands in a section is', () => {
  const deleted = `<text:tracked-changes><text:deletion>${p('9. Dihapus')}</text:deletion></text:tracked-changes>`
  expect(describe([deleted, tag('text:section', {}, p('1. Apa?'), ...xy, key)])).toEqual([
    '1 B: Apa? | x | y',
  ])
})

test('a file with a password and one that is no text are refused, each with what to do', () => {
  const locked =
    '<m:manifest xmlns:m="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><m:file-entry><m:encryption-data/></m:file-entry></m:manifest>'
  expect(codesOf(read([p('1. Apa?')], { extra: { 'META-INF/manifest.xml': locked } }))).toEqual(['password'])
  expect(codesOf(read([], { type: 'spreadsheet' }))).toEqual(['odf'])
  expect(codesOf(read([p('Selamat pagi.')]))).toEqual(['no_questions'])
})
