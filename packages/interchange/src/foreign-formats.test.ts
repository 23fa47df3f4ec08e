import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readDocument } from './read-document.ts'
import { describeQuestions } from './testing/describe-questions.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readDocument(encode(text), 'soal')
const describe = (text: string) => describeQuestions(read(text))

const gift = `// catatan
::Ibu kota::Ibu kota Jepang?{~Osaka =Tokyo#Benar ~Nara ####Sejak 1868.}

Bumi itu bulat.{T}

Dua tambah dua {=empat =%50%4} banyaknya.

Kapan?{#1945:2}

Pilih!{~%50%dua ~%50%tiga ~%-100%empat}

Jodohkan.{=Jepang -> Tokyo =Korea -> Seoul =Cina -> Beijing}

Jelaskan!{}`

test('GIFT is read kind by kind; what has no kind is named with its text', () => {
  const result = read(gift)
  expect(describeQuestions(result)).toEqual([
    '1 B: Ibu kota Jepang? | Osaka | Tokyo | Nara',
    '2 Benar: Tentukan apakah pernyataan berikut benar atau salah. | Bumi itu bulat.',
    '3 {"kind":"text","accepted":["empat"]}: Dua tambah dua \\_\\_\\_\\_\\_ banyaknya.',
    '4 {"kind":"number","value":1945,"tolerance":2}: Kapan?',
    '5 A+B: Pilih! | dua | tiga | empat',
  ])
  expect(result.questions[0]?.draft.explanation).toBe('Sejak 1868.')
  expect(result.unsupported).toMatchObject([
    { kind: 'matching', title: 'Jodohkan.', text: expect.stringContaining('Seoul') },
    { kind: 'essay', title: 'Jelaskan!' },
  ])
  expect(result.warnings.map(({ code }) => code)).toContain('partial_credit')
})

test('a missing word of GIFT shows as a blank, and its LaTeX is a formula', () => {
  expect(describe('Nilai \\(\\frac\\{1\\}\\{2\\}\\) ialah {=setengah ~utuh} saja.')).toEqual([
    '1 A: Nilai $\\frac{1}{2}$ ialah \\_\\_\\_\\_\\_ saja. | setengah | utuh',
  ])
})

test('Aiken is plain text, also where it looks like HTML', () => {
  expect(describe('Apa arti <b>?\nA. tebal\nB) miring\nANSWER: A\n')).toEqual([
    '1 A: Apa arti \\<b>? | tebal | miring',
  ])
})

const moodle = (type: string, body: string) =>
  `<?xml version="1.0"?><quiz><question type="${type}"><name><text>Nama</text></name><questiontext format="html"><text><![CDATA[<p>Lihat <img src="@@PLUGINFILE@@/a.png" alt="Peta"></p>]]></text><file name="a.png" encoding="base64">iVBORw0KGgo=</file></questiontext>${body}</question></quiz>`

test('a picture of Moodle XML comes along; one bad weight is told', () => {
  const answers =
    '<single>false</single><answer fraction="33"><text>2</text></answer><answer fraction="33.33333"><text>3</text></answer><answer fraction="-50"><text>4</text></answer>'
  const result = read(moodle('multichoice', answers))
  expect(describeQuestions(result)).toEqual(['1 A+B: Lihat ![Peta](a.png) | 2 | 3 | 4'])
  expect(result.pictures).toMatchObject([{ name: 'a.png', type: 'image/png' }])
  expect(result.warnings.map(({ code }) => code)).toEqual(['odd_weights'])
})

test('a kind of Moodle that Gerbang lacks is named, with its text', () => {
  expect(read(moodle('ddimageortext', '')).unsupported).toMatchObject([
    { kind: 'ddimageortext', title: 'Nama', text: 'Lihat ![Peta](a.png)' },
  ])
})

const qti = (body: string, response: string) =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" xmlns:m="http://www.w3.org/1998/Math/MathML" identifier="i" title="Butir">${response}<itemBody>${body}</itemBody></assessmentItem>`
const correct = (value: string, type = 'identifier', cardinality = 'single') =>
  `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${type}"><correctResponse><value>${value}</value></correctResponse></responseDeclaration>`

test('an item of QTI 2 keeps its formula', () => {
  const body =
    '<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>Siapa menulis <m:math><m:mi>E</m:mi><m:mo>=</m:mo><m:mi>m</m:mi><m:msup><m:mi>c</m:mi><m:mn>2</m:mn></m:msup></m:math>?</prompt><simpleChoice identifier="A">Einstein</simpleChoice><simpleChoice identifier="B">Newton</simpleChoice></choiceInteraction>'
  expect(describe(qti(body, correct('A')))).toEqual(['1 A: Siapa menulis $E=m{c}^{2}$? | Einstein | Newton'])
})

const choice = (id: string) =>
  `<simpleAssociableChoice identifier="${id}" matchMax="4">${id}</simpleAssociableChoice>`

const set = (...ids: string[]) => `<simpleMatchSet>${ids.map(choice).join('')}</simpleMatchSet>`

test('a match of many by many is no table of statements', () => {
  const body = `<matchInteraction responseIdentifier="RESPONSE" maxAssociations="4">${set('a', 'b')}${set('x', 'y', 'z')}</matchInteraction>`
  expect(read(qti(body, correct('a x', 'directedPair', 'multiple'))).unsupported).toMatchObject([
    { kind: 'match', title: 'Butir' },
  ])
})

test('one item of a package that cannot be read loses that item only', () => {
  const manifest =
    '<manifest><resources><resource type="imsqti_item_xmlv2p1" href="a.xml"/><resource type="imsqti_item_xmlv2p1" href="b.xml"/></resources></manifest>'
  const body = '<p>Dua tambah dua?</p><p><textEntryInteraction responseIdentifier="RESPONSE"/></p>'
  const bytes = zipSync({
    'imsmanifest.xml': encode(manifest),
    'a.xml': encode('<assessmentItem><itemBody>'),
    'b.xml': encode(qti(body, correct('4', 'integer'))),
  })
  const result = readDocument(bytes, 'paket.zip')
  expect(describeQuestions(result)).toEqual(['1 {"kind":"number","value":4,"tolerance":0}: Dua tambah dua?'])
  expect(result.unsupported).toMatchObject([{ kind: 'tidak terbaca', place: { file: 'a.xml' } }])
})

test('a package without its manifest is refused by name', () => {
  expect(readDocument(zipSync({ 'a.xml': encode('<assessmentItem/>') }), 'paket.zip').errors).toMatchObject([
    { code: 'no_manifest' },
  ])
})

const rels = (type: string, target: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="x/${type}" Target="${target}"/></Relationships>`

function sheet(rows: string[][]): Uint8Array {
  const cells = rows
    .map(row => `<row>${row.map(text => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`)
    .join('')
  const S =
    'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
  return zipSync({
    '[Content_Types].xml': encode('<Types/>'),
    '_rels/.rels': encode(rels('officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': encode(`<workbook ${S}><sheets><sheet name="Lembar" r:id="r1"/></sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': encode(rels('worksheet', 'sheet.xml')),
    'xl/sheet.xml': encode(`<worksheet ${S}><sheetData>${cells}</sheetData></worksheet>`),
  })
}

test('a sheet of another system is read by its headings, wherever they stand', () => {
  const rows = [
    ['Bank soal'],
    ['KUNCI', 'JENIS', 'SOAL', 'OPSI_A', 'OPSI_B', 'OPSI_C', 'FASE'],
    ['B', 'PG', 'Ibu kota Jepang?', 'Osaka', 'Tokyo', 'Nara', 'A'],
    ['A,C', 'PG KOMPLEKS', 'Bilangan prima?', '2', '4', '5', 'A'],
    ['Tokyo', 'ISIAN', 'Ibu kota Jepang?', '', '', '', 'A'],
    ['', 'URAIAN', 'Jelaskan!', '', '', '', 'A'],
  ]
  const result = readDocument(sheet(rows), 'soal.xlsx')
  expect(describeQuestions(result)).toEqual([
    '1 B: Ibu kota Jepang? | Osaka | Tokyo | Nara',
    '2 A+C: Bilangan prima? | 2 | 4 | 5',
    '3 {"kind":"text","accepted":["Tokyo"]}: Ibu kota Jepang?',
  ])
  expect(result.unsupported).toMatchObject([{ kind: 'essay', title: 'Jelaskan!' }])
  expect(result.warnings.map(({ code }) => code)).toEqual(['unknown_columns', 'unsupported_essay'])
})

test('a sheet whose headings say nothing is refused, and its headings are quoted', () => {
  const { errors } = readDocument(
    sheet([
      ['Nama', 'Kelas'],
      ['Ani', 'XII'],
    ]),
    'daftar.xlsx',
  )
  expect(errors).toMatchObject([{ code: 'unknown_columns', message: expect.stringContaining('Nama, Kelas') }])
})
