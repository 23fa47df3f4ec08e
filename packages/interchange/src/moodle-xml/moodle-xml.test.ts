import { expect, test } from 'vitest'
import { makeMultipleChoice } from '../kinds/multiple-choice/make.ts'
import { acceptNumber, acceptWords, makeShortAnswer } from '../kinds/short-answer/make.ts'
import { makeSingleChoice } from '../kinds/single-choice/make.ts'
import { makeTrueFalse, makeTrueFalseTable } from '../kinds/true-false-table/make.ts'
import { makeWeightedChoice } from '../kinds/weighted-choice/make.ts'
import { describeQuestions } from '../testing/describe-questions.ts'
import { codesOf, foreignIn, readSource } from '../testing/read-items.ts'
import { ask, bankOf, decode, passage, png } from '../testing/small-bank.ts'
import { writeMoodleXml } from './write-moodle-xml.ts'

const text = (words: string) => `<text><![CDATA[${words}]]></text>`
const answer = (fraction: number, words: string, more = '') =>
  `<answer fraction="${fraction}" format="html">${text(words)}${more}</answer>`
const item = (type: string, body: string, prompt = '<p>Apa?</p>') =>
  `<question type="${type}"><name>${text('Nama')}</name><questiontext format="html">${text(prompt)}</questiontext>${body}</question>`
const quiz = (...items: string[]) => `<?xml version="1.0"?><quiz>${items.join('')}</quiz>`
const read = (...items: string[]) => readSource(quiz(...items))
const describe = (...items: string[]) => describeQuestions(read(...items))

const single = '<single>true</single>'
const several = '<single>false</single>'
const pair = (left: string, right: string) =>
  `<subquestion format="html">${text(left)}<answer>${text(right)}</answer></subquestion>`

test.each<[what: string, type: string, body: string, described: string]>([
  ['one right option', 'multichoice', single + answer(0, 'x') + answer(100, 'y'), '1 B: Apa? | x | y'],
  [
    'options without a right one',
    'multichoice',
    single + answer(0, 'x') + answer(0, 'y'),
    '1 -: Apa? | x | y',
  ],
  [
    'several right options',
    'multichoice',
    several + answer(50, 'x') + answer(50, 'y') + answer(-100, 'z'),
    '1 A+B: Apa? | x | y | z',
  ],
  ['all of a set', 'multichoiceset', answer(100, 'x') + answer(100, 'y'), '1 A+B: Apa? | x | y'],
  [
    'a judgement',
    'truefalse',
    answer(0, 'true') + answer(100, 'false'),
    '1 Salah: Tentukan apakah pernyataan berikut benar atau salah. | Apa?',
  ],
  [
    'words',
    'shortanswer',
    answer(100, 'Tokyo') + answer(100, 'Edo'),
    '1 {"kind":"text","accepted":["Tokyo","Edo"]}: Apa?',
  ],
  [
    'a number',
    'numerical',
    answer(100, '2.5', '<tolerance>0.1</tolerance>'),
    '1 {"kind":"number","value":2.5,"tolerance":0.1}: Apa?',
  ],
  [
    'pairs of statements and judgements',
    'matching',
    pair('<p>Air basah</p>', 'Ya') + pair('<p>Api dingin</p>', 'Tidak'),
    '1 Ya/Tidak: Apa? | Air basah | Api dingin',
  ],
])('Moodle asks for %s', (_, type, body, described) => {
  expect(describe(item(type, body))).toEqual([described])
})

test('the credit of several right options is shared, of a set it is not', () => {
  const result = read(
    item('multichoice', several + answer(50, 'x') + answer(50, 'y')),
    item('multichoiceset', answer(100, 'x') + answer(100, 'y')),
  )
  expect(result.questions).toMatchObject([
    { draft: { content: { credit: 'proportional' } } },
    { draft: { content: { credit: 'all_or_nothing' } } },
  ])
})

test('a pair without a left side is a distractor', () => {
  const body = pair('<p>Air</p>', 'Benar') + pair('<p>Api</p>', 'Salah') + pair('<p></p>', 'Mungkin')
  expect(describe(item('matching', body))).toEqual(['1 A, B: Apa? | Benar | Salah | Mungkin'])
})

test('kinds that Gerbang lacks are named, with their text', () => {
  const result = read(item('ddimageortext', ''))
  expect(foreignIn(result)).toEqual(['picture: Nama'])
  expect(result.unsupported[0]?.text).toBe('Apa?')
})

test.each([
  ['odd_weights', 'multichoice', several + answer(33, 'x') + answer(33.33333, 'y') + answer(-50, 'z')],
  ['partial_credit', 'multichoice', single + answer(50, 'x') + answer(100, 'y')],
  ['partial_credit', 'shortanswer', answer(100, 'Tokyo') + answer(50, 'Edo')],
  ['missing_key', 'numerical', answer(100, 'banyak')],
  ['missing_key', 'truefalse', answer(0, 'true') + answer(0, 'false')],
])('%s is told of a %s', (code, type, body) => {
  expect(codesOf(read(item(type, body)))).toEqual([code])
})

test('a picture comes along; one that is missing keeps its place', () => {
  const file = '<file name="a.png" encoding="base64">iVBORw0KGgo=</file>'
  const picture = '<p>Lihat <img src="@@PLUGINFILE@@/a.png" alt="Peta"></p>'
  const body = single + answer(100, 'x') + answer(0, 'y')
  const found = read(item('multichoice', body, picture).replace('</questiontext>', `${file}</questiontext>`))
  expect(describeQuestions(found)).toEqual(['1 A: Lihat ![Peta](a.png) | x | y'])
  expect(found.pictures).toMatchObject([{ name: 'a.png', type: 'image/png' }])
  expect(codesOf(read(item('multichoice', body, picture)))).toEqual(['missing_picture'])
})

test('category, description, feedback and tags stand around a question', () => {
  const tags = '<tags><tag><text>Aljabar</text></tag><tag><text>gerbang:passage s1</text></tag></tags>'
  const feedback = `<generalfeedback format="html">${text('<p>Karena x.</p>')}</generalfeedback>`
  const result = read(
    `<question type="category"><category>${text('$course$/top/Literasi')}</category></question>`,
    item('description', '', '<p>Pasar ramai.</p>'),
    item('multichoice', single + answer(100, 'x') + answer(0, 'y') + feedback + tags),
  )
  expect(result.passages).toMatchObject([{ id: 's1', title: 'Nama', body: 'Pasar ramai.' }])
  expect(result.questions).toMatchObject([
    { section: 'Literasi', passage: 's1', topic: 'Aljabar', draft: { explanation: 'Karena x.' } },
  ])
})

test('a description that no tag claims is the passage of the question below it', () => {
  const choice = item('multichoice', single + answer(100, 'x') + answer(0, 'y'))
  const result = read(item('description', '', '<p>Pasar ramai.</p>'), choice, choice)
  expect(result.questions.map(({ passage }) => passage)).toEqual(['s1', undefined])
  expect(codesOf(result)).toEqual(['passage_without_numbers'])
})

test('of several numbers the best is the key, and the others are told', () => {
  const result = read(item('numerical', answer(50, '3') + answer(100, '4')))
  expect(describeQuestions(result)).toEqual(['1 {"kind":"number","value":4,"tolerance":0}: Apa?'])
  expect(codesOf(result)).toEqual(['other_numbers'])
})

test.each([
  ['cloze', 'gaps'],
  ['ordering', 'ordering'],
  ['calculatedmulti', 'calculated'],
  ['baru', 'unknown'],
])('the type %s of Moodle is named %s, and in Indonesian words', (type, kind) => {
  const result = read(item(type, ''))
  expect(foreignIn(result)).toEqual([`${kind}: Nama`])
  expect(result.warnings[0]?.message).not.toContain(type)
})

test('a tag may hold the weights of a choice', () => {
  const tags = '<tags><tag><text>gerbang:weighted_choice 5</text></tag></tags>'
  const body = single + answer(100, 'x') + answer(40, 'y') + tags
  expect(describe(item('multichoice', body))).toEqual(['1 5/2: Apa? | x | y'])
})

const prompt = 'Apa?'
const option = (words: string) => `<text>&lt;p&gt;${words}&lt;/p&gt;</text>`

test.each([
  [
    'multichoice',
    makeSingleChoice(prompt, ['a', 'b'], 1),
    ['<single>true</single>', '<answer fraction="100" format="html">'],
  ],
  [
    'multichoice',
    makeMultipleChoice({ prompt, options: ['a', 'b', 'c'], key: [0, 1], credit: 'proportional' }),
    ['<single>false</single>', 'fraction="50"', 'fraction="-100"', 'gerbang:proportional'],
  ],
  [
    'multichoice',
    makeWeightedChoice(prompt, ['a', 'b'], [4, 1]),
    ['fraction="100.00000"', 'fraction="25.00000"', 'gerbang:weighted_choice 4'],
  ],
  [
    'truefalse',
    makeTrueFalse('Bumi bulat.', 0),
    ['<answer fraction="100" format="plain_text"><text>true</text>'],
  ],
  [
    'matching',
    makeTrueFalseTable({
      prompt,
      columns: ['Fakta', 'Opini'],
      statements: ['a', 'b'],
      key: [1, 0],
      credit: 'all_or_nothing',
    }),
    ['<subquestion format="html">', '<answer><text>Opini</text></answer>', 'gerbang:columns Fakta | Opini'],
  ],
  ['numerical', makeShortAnswer(prompt, acceptNumber(2.5, 0.1)), ['<tolerance>0.1</tolerance>']],
  ['shortanswer', makeShortAnswer(prompt, acceptWords(['Tokyo', 'Edo'])), ['<text>Edo</text>']],
])('a question is written as %s', (type, question, parts) => {
  const written = decode(writeMoodleXml(bankOf([ask(question)])))
  expect(written).toContain(`<question type="${type}">`)
  for (const part of parts) expect(written).toContain(part)
  expect(option('a')).toContain('a')
})

test('a picture stands beside the text that shows it, and nowhere else', () => {
  const question = ask(makeSingleChoice('Lihat ![Peta](peta.png)', ['a', 'b'], 0))
  const written = decode(
    writeMoodleXml(bankOf([question], { pictures: [png, { ...png, name: 'lain.png' }] })),
  )
  expect(written).toContain('<file name="peta.png" path="/" encoding="base64">iVBORw0KGgo=</file>')
  expect(written).not.toContain('lain.png')
})

test('a passage stands before its questions, and a category above them', () => {
  const question = ask(makeSingleChoice(prompt, ['a', 'b'], 0), { passage: 's1', section: 'Literasi' })
  const written = decode(writeMoodleXml(bankOf([question], { passages: [passage] })))
  const at = ['type="description"', '$course$/top/Literasi', 'type="multichoice"'].map(part =>
    written.indexOf(part),
  )
  expect(at).toEqual(at.toSorted((a, b) => a - b))
  expect(at).not.toContain(-1)
})

test('hints of several tries are one text, and it is written as one', () => {
  const hint = (words: string) => `<hint format="html">${text(words)}</hint>`
  const body = single + answer(100, 'x') + answer(0, 'y')
  const result = read(
    item('multichoice', body + hint('<p>Lihat <b>akhir</b>.</p>') + hint('<p>Lalu awal.</p>')),
  )
  expect(result.questions).toMatchObject([{ draft: { hint: 'Lihat **akhir**.\n\nLalu awal.' } }])
  const written = decode(writeMoodleXml(bankOf(result.questions)))
  expect(written).toContain('<hint format="html">')
  const without = read(item('multichoice', body))
  expect(without.questions[0]?.draft.hint).toBeUndefined()
  expect(decode(writeMoodleXml(bankOf(without.questions)))).not.toContain('<hint')
})
