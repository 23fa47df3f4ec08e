import { unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { makeMultipleChoice } from '../kinds/multiple-choice/make.ts'
import { acceptNumber, acceptWords, makeShortAnswer } from '../kinds/short-answer/make.ts'
import { makeSingleChoice } from '../kinds/single-choice/make.ts'
import { makeTrueFalseTable } from '../kinds/true-false-table/make.ts'
import { makeWeightedChoice } from '../kinds/weighted-choice/make.ts'
import { readDocument } from '../read-document.ts'
import { describeQuestions } from '../testing/describe-questions.ts'
import { codesOf, describeSource, foreignIn, readSource } from '../testing/read-items.ts'
import { ask, bankOf, decode, passage, png } from '../testing/small-bank.ts'
import { writeQti } from './write-qti.ts'

const encode = (text: string) => new TextEncoder().encode(text)

interface Parts {
  response?: string
  processing?: string
  more?: string
}

const item = (body: string, { response = '', processing = '', more = '' }: Parts = {}) =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" xmlns:m="http://www.w3.org/1998/Math/MathML" identifier="i" title="Butir">${response}<itemBody>${body}</itemBody>${processing}${more}</assessmentItem>`

const respond = (type: string, cardinality: string, correct: string[], points: [string, number][] = []) => {
  const values = correct.map(each => `<value>${each}</value>`).join('')
  const entries = points.map(([key, worth]) => `<mapEntry mapKey="${key}" mappedValue="${worth}"/>`).join('')
  return `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${type}"><correctResponse>${values}</correctResponse><mapping>${entries}</mapping></responseDeclaration>`
}

const choice = (...words: string[]) =>
  `<choiceInteraction responseIdentifier="RESPONSE"><prompt>Apa?</prompt>${words.map((each, at) => `<simpleChoice identifier="o${at}">${each}</simpleChoice>`).join('')}</choiceInteraction>`
const entry = '<p>Apa?<textEntryInteraction responseIdentifier="RESPONSE"/></p>'
const target = (id: string, most: number) =>
  `<simpleAssociableChoice identifier="${id}" matchMax="${most}">${id}</simpleAssociableChoice>`
const match = (rows: string[], targets: string[], most = 1) =>
  `<matchInteraction responseIdentifier="RESPONSE"><prompt>Apa?</prompt><simpleMatchSet>${rows.map(id => target(id, most)).join('')}</simpleMatchSet><simpleMatchSet>${targets.map(id => target(id, 9)).join('')}</simpleMatchSet></matchInteraction>`
const mapped =
  '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p2/rptemplates/map_response"/>'

test.each<[what: string, source: string, described: string]>([
  [
    'one right choice',
    item(choice('x', 'y'), { response: respond('identifier', 'single', ['o1']) }),
    '1 B: Apa? | x | y',
  ],
  [
    'several right choices',
    item(choice('x', 'y', 'z'), { response: respond('identifier', 'multiple', ['o0', 'o2']) }),
    '1 A+C: Apa? | x | y | z',
  ],
  [
    'choices that are worth more and less',
    item(choice('x', 'y'), {
      response: respond(
        'identifier',
        'single',
        [],
        [
          ['o0', 3],
          ['o1', 1],
        ],
      ),
      processing: mapped,
    }),
    '1 3/1: Apa? | x | y',
  ],
  [
    'words',
    item(entry, {
      response: respond(
        'string',
        'single',
        ['Tokyo'],
        [
          ['Tokyo', 1],
          ['Edo', 1],
        ],
      ),
      processing: mapped,
    }),
    '1 {"kind":"text","accepted":["Tokyo","Edo"]}: Apa? \\_\\_\\_\\_\\_',
  ],
  [
    'a number within a tolerance',
    item(entry, {
      response: respond('float', 'single', ['2.5']),
      processing:
        '<responseProcessing><equal toleranceMode="absolute" tolerance="0.1 0.1"/></responseProcessing>',
    }),
    '1 {"kind":"number","value":2.5,"tolerance":0.1}: Apa? \\_\\_\\_\\_\\_',
  ],
  [
    'statements and two judgements',
    item(match(['air', 'api'], ['Ya', 'Tidak']), {
      response: respond('directedPair', 'multiple', ['air Ya', 'api Tidak']),
    }),
    '1 Ya/Tidak: Apa? | air | api',
  ],
])('QTI 2 asks for %s', (_, source, described) => {
  expect(describeSource(source)).toEqual([described])
})

test('the names of QTI 3 are those of QTI 2', () => {
  const source = `<qti-assessment-item identifier="i" title="Butir"><qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>b</qti-value></qti-correct-response></qti-response-declaration><qti-item-body><qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-prompt>Apa?</qti-prompt><qti-simple-choice identifier="a">x</qti-simple-choice><qti-simple-choice identifier="b">y</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>`
  expect(describeSource(source)).toEqual(['1 B: Apa? | x | y'])
})

test('formulas are kept', () => {
  const formula = '<m:math><m:msup><m:mi>c</m:mi><m:mn>2</m:mn></m:msup></m:math>'
  const source = item(choice(formula, 'y'), { response: respond('identifier', 'single', ['o0']) })
  expect(describeSource(source)).toEqual(['1 A: Apa? | ${c}^{2}$ | y'])
})

test('feedback is the explanation, and no part of a choice', () => {
  const source = item(choice('x<feedbackInline>Salah</feedbackInline>', 'y'), {
    response: respond('identifier', 'single', ['o1']),
    more: '<modalFeedback>Karena y.</modalFeedback>',
  })
  const result = readSource(source)
  expect(describeQuestions(result)).toEqual(['1 B: Apa? | x | y'])
  expect(result.questions[0]?.draft.explanation).toBe('Karena y.')
})

test.each([
  ['matching', match(['air', 'api'], ['Ya', 'Tidak'], 2)],
  ['essay', '<p>Jelaskan!</p><extendedTextInteraction responseIdentifier="RESPONSE"/>'],
  ['none', '<p>Bacalah.</p>'],
  ['several', entry + entry],
])('an item is named %s where no kind takes it', (kind, body) => {
  expect(foreignIn(readSource(item(body)))).toEqual([`${kind}: Butir`])
})

test.each([
  [
    'odd_weights',
    item(choice('x', 'y'), {
      response: respond(
        'identifier',
        'multiple',
        ['o0', 'o1'],
        [
          ['o0', 2],
          ['o1', 1],
        ],
      ),
      processing: mapped,
    }),
  ],
  [
    'partial_credit',
    item(entry, {
      response: respond(
        'string',
        'single',
        [],
        [
          ['a', 2],
          ['b', 1],
        ],
      ),
      processing: mapped,
    }),
  ],
  ['missing_key', item(choice('x', 'y'), { response: respond('identifier', 'single', []) })],
])('%s is told', (code, source) => {
  expect(codesOf(readSource(source))).toEqual([code])
})

function pack(files: Record<string, string>, resources: string) {
  const manifest = `<manifest><resources>${resources}</resources></manifest>`
  const entries = Object.entries({ 'imsmanifest.xml': manifest, ...files })
  const bytes = zipSync(Object.fromEntries(entries.map(([name, text]) => [name, encode(text)])))
  return readDocument(bytes, 'paket.zip')
}

const resource = (href: string, more = '') =>
  `<resource type="imsqti_item_xmlv2p1" href="${href}">${more}</resource>`
const good = item(choice('x', 'y'), { response: respond('identifier', 'single', ['o0']) })

test('one item of a package that cannot be read loses that item only', () => {
  const result = pack(
    { 'a.xml': '<assessmentItem><itemBody>', 'b.xml': good },
    resource('a.xml') + resource('b.xml'),
  )
  expect(describeQuestions(result)).toEqual(['1 A: Apa? | x | y'])
  expect(result.unsupported).toMatchObject([{ kind: 'unreadable', place: { file: 'a.xml' } }])
})

test('an item whose tags do not pair is refused, and the line is told', () => {
  const broken = good.replace('<itemBody>', '<itemBody>\n<p>Apa?</b>')
  const told = expect.stringMatching(/baris 2, kolom/)
  expect(readSource(broken)).toMatchObject({ questions: [], errors: [{ code: 'damaged', message: told }] })
  const { questions, warnings } = pack({ 'a.xml': broken }, resource('a.xml'))
  expect(questions).toEqual([])
  expect(warnings.map(({ message }) => message)).toContainEqual(told)
})

const page = (type: string, inside = '') => `<object type="${type}" data="teks.html">${inside}</object>`

test('a page beside an item stands in its place', () => {
  const files = {
    'a.xml': good.replace('<itemBody>', `<itemBody>${page('text/html', 'Buka halaman.')}`),
    'teks.html': '<html><body><h1>Pasar</h1><p>Pasar <b>ramai</b>.</p></body></html>',
  }
  const result = pack(files, resource('a.xml'))
  expect(result.questions[0]?.draft.content.prompt).toBe('Pasar\n\nPasar **ramai**.\n\nApa?')
  expect(codesOf(result)).toEqual([])
})

test('of a page that is not there its own words are read; what has none is told', () => {
  const read = (part: string) => readSource(good.replace('<itemBody>', `<itemBody>${part}`))
  expect(describeQuestions(read(page('text/html', '<p>Pasar ramai.</p>')))).toEqual([
    '1 A: Pasar ramai. / Apa? | x | y',
  ])
  expect(codesOf(read(page('text/html')))).toEqual(['missing_part'])
  expect(codesOf(read('<p><audio src="suara.mp3"/></p>'))).toEqual(['missing_part'])
})

test('a package says how hard an item is, and an item names its passage', () => {
  const reference = '<assessmentStimulusRef identifier="s" href="../bacaan/s.xml"/>'
  const difficulty = '<metadata><lom><difficulty><value>very difficult</value></difficulty></lom></metadata>'
  const stimulus =
    '<assessmentStimulus title="Pasar"><stimulusBody><p>Ramai.</p></stimulusBody></assessmentStimulus>'
  const files = {
    'soal/a.xml': good.replace('<itemBody>', `${reference}<itemBody>`),
    'soal/b.xml': good.replace('<itemBody>', `${reference}<itemBody>`),
    'bacaan/s.xml': stimulus,
  }
  const result = pack(files, resource('soal/a.xml', difficulty) + resource('soal/b.xml'))
  expect(result.passages).toMatchObject([{ id: 's1', title: 'Pasar', body: 'Ramai.' }])
  expect(result.questions).toMatchObject([{ passage: 's1', difficulty: 'hard' }, { passage: 's1' }])
})

test('a package without its manifest is refused by name', () => {
  expect(codesOf(readDocument(zipSync({ 'a.xml': encode(good) }), 'paket.zip'))).toEqual(['no_manifest'])
})

const prompt = 'Apa?'

test.each([
  [
    'choice-interaction',
    makeSingleChoice(prompt, ['a', 'b'], 1),
    ['max-choices="1"', '<qti-value>o2</qti-value>', 'match_correct'],
  ],
  [
    'choice-interaction',
    makeMultipleChoice({ prompt, options: ['a', 'b'], key: [0], credit: 'proportional' }),
    ['max-choices="0"', '<qti-map-entry map-key="o2" mapped-value="-1"', 'map_response'],
  ],
  [
    'choice-interaction',
    makeWeightedChoice(prompt, ['a', 'b'], [5, 2]),
    ['map-key="o1" mapped-value="5"', 'map_response'],
  ],
  [
    'match-interaction',
    makeTrueFalseTable({
      prompt,
      columns: ['Ya', 'Tidak'],
      statements: ['a', 'b'],
      key: [0, 1],
      credit: 'all_or_nothing',
    }),
    ['<qti-value>s1 c1</qti-value><qti-value>s2 c2</qti-value>', 'match_correct'],
  ],
  [
    'text-entry-interaction',
    makeShortAnswer(prompt, acceptNumber(2.5, 0.1)),
    ['base-type="float"', 'tolerance="0.1 0.1"'],
  ],
  [
    'text-entry-interaction',
    makeShortAnswer(prompt, acceptWords(['a & b'])),
    ['<qti-value>a &amp; b</qti-value>'],
  ],
])('a question is written as a %s', (interaction, question, parts) => {
  const written = decode(unzipSync(writeQti(bankOf([ask(question)])))['soal/q1.xml'] ?? new Uint8Array())
  expect(written).toContain(`<qti-${interaction}`)
  for (const part of parts) expect(written).toContain(part)
})

test('a package names every file that an item needs', () => {
  const question = ask(makeSingleChoice('Lihat ![Peta](peta.png)', ['a', 'b'], 0), {
    passage: 's1',
    difficulty: 'hard',
  })
  const files = unzipSync(writeQti(bankOf([question], { passages: [passage], pictures: [png] })))
  expect(Object.keys(files).toSorted()).toEqual([
    'bacaan/s1.xml',
    'gambar/peta.png',
    'imsmanifest.xml',
    'soal/q1.xml',
  ])
  const manifest = decode(files['imsmanifest.xml'] ?? new Uint8Array())
  expect(manifest).toContain('<file href="soal/q1.xml"/><file href="gambar/peta.png"/>')
  expect(manifest).toContain('<value>difficult</value>')
})
