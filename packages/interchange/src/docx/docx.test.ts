import { expect, test } from 'vitest'
import { readDocument } from '../read-document.ts'
import { describeQuestions } from '../testing/describe-questions.ts'
import {
  buildDocx,
  formula,
  listItem,
  mathRun,
  numbering,
  paragraph as p,
  picture,
  QUESTION_LIST,
  run,
} from '../testing/build-docx.ts'

const read = (body: string[], parts: Parameters<typeof buildDocx>[1] = {}) =>
  readDocument(buildDocx(body, parts), 'soal.docx')
const ends = [p('A. x'), p('B. y'), p('Kunci: A')]
const prompt = (body: string[], parts: Parameters<typeof buildDocx>[1] = {}) =>
  read([...body, ...ends], parts).questions[0]?.draft.content.prompt

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
const emf = Uint8Array.from({ length: 44 }, (_, at) =>
  at === 0 ? 1 : at >= 40 ? ' EMF'.charCodeAt(at - 40) : 0,
)

test('tracked changes are read as accepted', () => {
  const changed = `${run('1. Kata ')}<w:del><w:r><w:delText>salah</w:delText></w:r></w:del><w:ins>${run('benar')}</w:ins>`
  expect(prompt([p(changed)])).toBe('Kata benar')
})

test('a paragraph whose end was deleted runs on into the next', () => {
  expect(prompt([p(run('1. Satu '), '<w:rPr><w:del/></w:rPr>'), p('dua')])).toBe('Satu dua')
})

test('hidden words, comments and notes are no text', () => {
  const marked = `${run('1. Kata')}${run(' (kunci: A)', '<w:vanish/>')}<w:commentRangeStart w:id="1"/>${run('!')}<w:r><w:commentReference w:id="1"/></w:r><w:r><w:footnoteReference w:id="2"/></w:r>`
  const result = read([p(marked), ...ends])
  expect(result.questions[0]?.draft.content.prompt).toBe('Kata!')
  expect(result.warnings).toMatchObject([{ code: 'footnote', question: 'q1' }])
})

test('soft hyphens vanish, words split over runs join, controls and links keep their words', () => {
  const split = `${run('1. ber')}<w:r><w:softHyphen/></w:r>${run('la\u00adtih ')}<w:sdt><w:sdtContent>${run('tiap')}</w:sdtContent></w:sdt><w:hyperlink>${run(' hari')}</w:hyperlink>`
  expect(prompt([p(split)])).toBe('berlatih tiap hari')
})

test('a text box that is there in two ways is read once', () => {
  const box = `<w:txbxContent>${p('Isi kotak')}</w:txbxContent>`
  const both = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp><wps:txbx>${box}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${box}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
  expect(prompt([p(run('1. Lihat!') + both)])).toBe('Lihat!\n\nIsi kotak')
})

const useStrictNames = (xml: string) =>
  xml
    .replaceAll(
      'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
      'http://purl.oclc.org/ooxml/wordprocessingml/main',
    )
    .replaceAll(
      'http://schemas.openxmlformats.org/officeDocument/2006/math',
      'http://purl.oclc.org/ooxml/officeDocument/math',
    )

test('the names of ISO Strict are the same elements', () => {
  expect(prompt([p(run('1. Nilai ') + formula(mathRun('x')))], { alter: useStrictNames })).toBe('Nilai $x$')
})

const usePrefix = (xml: string) =>
  xml
    .replaceAll('<w:', '<ns0:')
    .replaceAll('</w:', '</ns0:')
    .replaceAll(' w:', ' ns0:')
    .replace('xmlns:w=', 'xmlns:ns0=')

test('prefixes are the document’s own choice', () => {
  expect(prompt([p('1. Kata')], { alter: usePrefix })).toBe('Kata')
})

const field = (instruction: string, result: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r>${result ? `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}` : ''}<w:r><w:fldChar w:fldCharType="end"/></w:r>`

test('an EQ field is a formula, and other fields show their result', () => {
  expect(
    prompt([p(run('1. ') + field(' EQ \\f(1;2) ', '') + run(' dan ') + field(' REF x ', 'hasil'))]),
  ).toBe('$\\frac{1}{2}$ dan hasil')
})

const instruction = (text: string, look = '') =>
  `<w:r><w:rPr>${look}</w:rPr><w:instrText>${text}</w:instrText></w:r>`

test('what is raised by its look alone in an EQ field, or stands in a field within it, is part of the formula', () => {
  const [open, close] = [
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r>',
    '<w:r><w:fldChar w:fldCharType="end"/></w:r>',
  ]
  const raised = instruction('2', '<w:vertAlign w:val="superscript"/>')
  const fraction = `${open}${instruction('EQ \\f(x')}${raised}${instruction(';')}${open}${instruction('EQ \\r(y)')}${close}${instruction(')')}${close}`
  expect(prompt([p(run('1. ') + fraction)])).toBe('$\\frac{x^{2}}{\\sqrt{y}}$')
})

test('words that LibreOffice raised and made smaller are a script', () => {
  const raised = run('3', '<w:position w:val="8"/><w:sz w:val="19"/>')
  const lowered = run('2', '<w:position w:val="-4"/><w:sz w:val="14"/>')
  expect(prompt([p(run('1. 2') + raised + run(' dan H') + lowered + run('O'))])).toBe(
    '2<sup>3</sup> dan H<sub>2</sub>O',
  )
})

test('a number right behind a formula belongs to it, so that its dollars close', () => {
  expect(prompt([p(run('1. ') + formula(mathRun('x=')) + run('2,5 dan seterusnya'))])).toBe(
    '$x=2,5$ dan seterusnya',
  )
})

const formBox = (is: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:default w:val="0"/>${is}</w:checkBox></w:ffData></w:fldChar></w:r><w:r><w:instrText>FORMCHECKBOX</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`

test('a box of a form is ticked or not, and a control that nobody filled in says nothing', () => {
  const hint = `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${run('Ketuk di sini')}</w:sdtContent></w:sdt>`
  const result = read([
    p(run('1. S?') + hint),
    p(formBox('') + run(' A. x')),
    p(formBox('<w:checked/>') + run(' B. y')),
  ])
  expect(describeQuestions(result)).toEqual(['1 B: S? | x | y'])
})

const shapeAround = (inside = '') =>
  `<a:graphic><a:graphicData><wps:wsp><wps:spPr/>${inside}</wps:wsp></a:graphicData></a:graphic>`

test('a figure that was drawn in Word is told once, and a frame around words is none', () => {
  const drawn = `<w:r><w:drawing><wp:anchor>${shapeAround()}${shapeAround()}</wp:anchor></w:drawing></w:r>`
  const framed = `<w:r><w:drawing><wp:anchor>${shapeAround(`<wps:txbx><w:txbxContent>${p('Isi')}</w:txbxContent></wps:txbx>`)}</wp:anchor></w:drawing></w:r>`
  const old = '<w:r><w:pict><v:line from="0,0" to="9,9"/></w:pict></w:r>'
  const body = [p(run('1. Lihat') + drawn + framed), ...ends, p(run('2. Lihat') + old), ...ends]
  expect(read(body).warnings).toMatchObject([
    { code: 'drawn_shape', question: 'q1' },
    { code: 'drawn_shape', question: 'q2' },
  ])
})

const cutPicture = (inside: string) =>
  `<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="r1"/><a:srcRect l="25000" b="50000"/></pic:blipFill><pic:spPr>${inside}</pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`

test('a picture that is cut, turned or mirrored says so, each view as a picture of its own', () => {
  const { pictures } = read(
    [
      p(
        run('1. ') +
          cutPicture('<a:xfrm rot="16200000" flipH="1"/>') +
          cutPicture('<a:xfrm/>') +
          picture('r1'),
      ),
      ...ends,
    ],
    { media: { r1: { name: 'a.png', bytes: png } } },
  )
  expect(pictures.map(({ view }) => view)).toEqual([
    { left: 0.25, top: 0, right: 0, bottom: 0.5, turn: 270, isMirrored: true, isUpsideDown: false },
    { left: 0.25, top: 0, right: 0, bottom: 0.5, turn: 0, isMirrored: false, isUpsideDown: false },
    undefined,
  ])
})

test('a document whose words are another document within it is refused in a sentence', () => {
  const { errors } = read(['<w:altChunk r:id="r1"/>', p('1. S?'), ...ends])
  expect(errors).toMatchObject([{ code: 'foreign_part' }])
})

test('letters of the Symbol font are Greek', () => {
  expect(
    prompt([
      p(
        run('1. sudut ') +
          run('a', '<w:rFonts w:ascii="Symbol"/>') +
          '<w:r><w:sym w:font="Symbol" w:char="F0B3"/></w:r>',
      ),
    ]),
  ).toBe('sudut α≥')
})

test('a picture keeps its place and its words; one from elsewhere is never asked for', () => {
  const media = { r1: { name: 'a.png', bytes: png }, r2: { address: 'https://contoh.test/a.png' } }
  const result = read([p(run('1. Lihat ') + picture('r1', 'Grafik') + picture('r2')), ...ends], { media })
  expect(result.questions[0]?.draft.content.prompt).toBe('Lihat ![Grafik](gambar-1.png)')
  expect(result.warnings).toMatchObject([{ code: 'external_picture', question: 'q1' }])
})

test('an EMF picture keeps its place, with a warning that names the question', () => {
  const result = read([p('1. Lihat'), p(picture('r1')), ...ends], {
    media: { r1: { name: 'a.emf', bytes: emf } },
  })
  expect(result.questions[0]?.draft.content.prompt).toBe('Lihat\n\n![Gambar EMF](gambar-1.emf)')
  expect(result.pictures).toMatchObject([{ name: 'gambar-1.emf', is_shown: false }])
  expect(result.warnings).toMatchObject([{ code: 'picture_vector', question: 'q1' }])
})

test('lists count on, restart and begin at 21', () => {
  const lists = numbering(
    [QUESTION_LIST],
    [
      { list: 0, start: { 0: 21 } },
      { list: 0, start: { 0: 30 } },
    ],
  )
  const items = [
    listItem('S?', 0),
    listItem('x', 1),
    listItem('y', 1),
    listItem('T?', 0),
    listItem('x', 1),
    listItem('y', 1),
    listItem('U?', 0, 2),
    listItem('x', 1, 2),
    listItem('y', 1, 2),
  ]
  expect(read(items, { numbering: lists }).questions.map(draft => draft.number)).toEqual([21, 22, 30])
})

const styled = (text: string, style: string) => p(text, `<w:pStyle w:val="${style}"/>`)

test('a list whose mark is a space goes on with the item before', () => {
  const lists = numbering([QUESTION_LIST, [['bullet', ' ']]])
  const items = [listItem('S?', 0), listItem('lagi', 0, 2), listItem('x', 1), listItem('y', 1), p('Kunci: B')]
  expect(read(items, { numbering: lists }).questions).toMatchObject([
    { draft: { content: { prompt: 'S?\n\nlagi' }, key: { option_id: 'b' } } },
  ])
})

test('LaTeX that cannot be shown is told', () => {
  expect(read([p('1. Nilai $\\frac{1$'), ...ends]).warnings).toMatchObject([
    { code: 'formula_fault', question: 'q1' },
  ])
})

test('a style numbers its paragraphs', () => {
  const styles =
    '<w:style w:type="paragraph" w:styleId="Soal"><w:name w:val="Soal"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>' +
    '<w:style w:type="paragraph" w:styleId="Opsi"><w:name w:val="Opsi"/><w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr></w:pPr></w:style>'
  const { questions } = read(
    [styled('S?', 'Soal'), styled('x', 'Opsi'), styled('y', 'Opsi'), p('Kunci: B')],
    { styles, numbering: numbering([QUESTION_LIST]) },
  )
  expect(questions).toMatchObject([{ number: 1, draft: { key: { option_id: 'b' } } }])
})

test('what Markdown would take for its own stays text', () => {
  expect(prompt([p('1. Rp5.000 * 2_x_ [a](b) <b> $5 & #tag')])).toBe(
    'Rp5.000 \\* 2_x\\_ \\[a](b) \\<b> \\$5 & #tag',
  )
})
