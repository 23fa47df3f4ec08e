import { expect, test } from 'vitest'
import { makeMultipleChoice } from '../kinds/multiple-choice/make.ts'
import { acceptNumber, acceptWords, makeShortAnswer } from '../kinds/short-answer/make.ts'
import { makeSingleChoice } from '../kinds/single-choice/make.ts'
import { makeTrueFalse, makeTrueFalseTable } from '../kinds/true-false-table/make.ts'
import { makeWeightedChoice } from '../kinds/weighted-choice/make.ts'
import { codesOf, describeSource, foreignIn, readSource } from '../testing/read-items.ts'
import { ask, bankOf, decode, passage, png } from '../testing/small-bank.ts'
import { findForm, splitAnswers } from './gift-item.ts'
import { findUnescaped, splitGift, unescapeGift } from './split-gift.ts'
import { writeGift } from './write-gift.ts'

test('items are parted by empty lines outside of their braces', () => {
  const items = splitGift('Satu?{=a\n\n~b}\n\nDua?{T}\n\n// catatan\n$CATEGORY: Aljabar\n\nTiga?{}')
  expect(items.map(({ before, answer, line }) => [before, answer, line])).toEqual([
    ['Satu?', '=a\n\n~b', 1],
    ['Dua?', 'T', 5],
    ['Tiga?', '', 10],
  ])
  expect(items[2]).toMatchObject({ comment: 'catatan', category: 'Aljabar' })
})

test('an item has a title, a format, and words on both sides of its answer', () => {
  expect(splitGift('::Ibu \\: kota::[html]Kota {=Tokyo} itu besar')).toMatchObject([
    { title: 'Ibu : kota', format: 'html', before: 'Kota ', answer: '=Tokyo', after: ' itu besar' },
  ])
})

test('characters with a backslash are words', () => {
  expect(findUnescaped('a\\=b=c', '=')).toBe(4)
  expect(findUnescaped('a\\=b', '=')).toBe(-1)
  expect(unescapeGift('f\\{x\\} \\= 1\\n2')).toBe('f{x} = 1\n2')
})

test('answers have a sign, a weight, and a feedback that is left out', () => {
  expect(splitAnswers('=%50%empat#bagus ~lima\\=5')).toEqual([
    { sign: '=', weight: 50, text: 'empat' },
    { sign: '~', weight: undefined, text: 'lima\\=5' },
  ])
})

test.each([
  ['TRUE', 'truth'],
  ['F#tidak', 'truth'],
  ['', 'empty'],
  ['#3:1', 'number'],
  ['kosong', 'none'],
  ['=a -> b =c -> d', 'pairs'],
  ['=a =b', 'words'],
  ['=a ~b', 'choices'],
])('the braces {%s} hold %s', (answer, form) => {
  expect(findForm(answer, splitAnswers(answer))).toBe(form)
})

test.each<[what: string, source: string, described: string]>([
  ['one right option', 'Ibu kota?{~Osaka =Tokyo#Benar ~Nara}', '1 B: Ibu kota? | Osaka | Tokyo | Nara'],
  ['options without a right one', 'Ibu kota?{~Osaka ~Tokyo}', '1 -: Ibu kota? | Osaka | Tokyo'],
  ['several right options', 'Prima?{~%50%dua ~%50%tiga ~%-100%empat}', '1 A+B: Prima? | dua | tiga | empat'],
  [
    'a judgement',
    'Bumi bulat.{T}',
    '1 Benar: Tentukan apakah pernyataan berikut benar atau salah. | Bumi bulat.',
  ],
  [
    'pairs of statements and judgements',
    'Periksa!{=Air basah -> Benar =Api dingin -> Salah}',
    '1 Benar/Salah: Periksa! | Air basah | Api dingin',
  ],
  [
    'words',
    'Dua tambah dua?{=empat =Empat}',
    '1 {"kind":"text","accepted":["empat","Empat"]}: Dua tambah dua?',
  ],
  ['a number', 'Kapan?{#1945:2}', '1 {"kind":"number","value":1945,"tolerance":2}: Kapan?'],
  ['a range', 'Kapan?{#10..20}', '1 {"kind":"number","value":15,"tolerance":5}: Kapan?'],
  [
    'the first of several numbers',
    'Kapan?{#=1945:0 =%50%1946:1}',
    '1 {"kind":"number","value":1945,"tolerance":0}: Kapan?',
  ],
  [
    'weights that Gerbang has noted',
    '// gerbang:weighted_choice 4\nSikapmu?{~%100.00000%lapor ~%50.00000%diam}',
    '1 4/2: Sikapmu? | lapor | diam',
  ],
  [
    'a missing word',
    'Kota {=Tokyo ~Osaka} itu besar.',
    '1 A: Kota \\_\\_\\_\\_\\_ itu besar. | Tokyo | Osaka',
  ],
  ['LaTeX', 'Nilai \\(\\frac\\{1\\}\\{2\\}\\)?{=a ~b}', '1 A: Nilai $\\frac{1}{2}$? | a | b'],
])('GIFT asks for %s', (_, source, described) => {
  expect(describeSource(source)).toEqual([described])
})

test('what has no kind is named, and its text is kept', () => {
  const result = readSource(
    'Jodohkan.{=Jepang -> Tokyo =Korea -> Seoul}\n\nJelaskan!{}\n\n::Aneh::Apa?{kosong}',
  )
  expect(foreignIn(result)).toEqual(['essay: Jelaskan!', 'unknown: Aneh'])
})

test('what is lost is told', () => {
  expect(codesOf(readSource('Apa?{=empat =%50%4}'))).toEqual(['partial_credit'])
  expect(codesOf(readSource('Apa?{=a ~%50%b ~c}'))).toEqual(['partial_credit'])
  expect(codesOf(readSource('Apa?{~%30%a ~%70%b ~c}'))).toEqual(['odd_weights'])
  expect(codesOf(readSource('Apa?{~a ~b}'))).toEqual(['missing_key'])
})

test.each([
  ['=%50%3:0 =%100%4:0.5', 4, 0.5],
  ['=%100%5:0#tepat ~%30%7:1#hampir', 5, 0],
  ['=%80%1..3', 2, 1],
])(
  'of the weighted numbers {#%s} the best is the key, and the others are told',
  (answer, value, tolerance) => {
    const result = readSource(`Berapa?{#${answer}}`)
    expect(result.questions[0]?.draft.key).toMatchObject({ answer: { value, tolerance } })
    expect(result.warnings).toMatchObject([{ code: 'other_numbers', question: 'q1' }])
  },
)

test('a description that no comment claims is the passage of the question below it', () => {
  const result = readSource('Pasar ramai.\n\nApa?{=a ~b}\n\nSiapa?{=a ~b}\n\nSungai jernih.')
  expect(result.questions.map(({ passage }) => passage)).toEqual(['s1', undefined])
  expect(codesOf(result)).toEqual(['passage_without_numbers', 'unused_passage'])
})

test('a description is a passage, and a comment says whose', () => {
  const { passages, questions } = readSource(
    '::Pasar::Pasar ramai.\n\n// gerbang:passage s1\n// gerbang:difficulty hard\n// [tag:Aljabar]\nApa?{=a ~b####Karena a.}',
  )
  expect(passages).toMatchObject([{ id: 's1', title: 'Pasar', body: 'Pasar ramai.' }])
  expect(questions).toMatchObject([
    { passage: 's1', difficulty: 'hard', topic: 'Aljabar', draft: { explanation: 'Karena a.' } },
  ])
})

test('a category is the section of its questions', () => {
  const { questions } = readSource('$CATEGORY: $course$/top/Literasi\n\nApa?{=a ~b}')
  expect(questions).toMatchObject([{ section: 'Literasi' }])
})

const prompt = 'Apa?'

test.each([
  ['single_choice', makeSingleChoice(prompt, ['x = 1', 'y'], 1), '~x \\= 1\n=y'],
  [
    'multiple_choice',
    makeMultipleChoice({ prompt, options: ['a', 'b', 'c'], key: [0, 2], credit: 'proportional' }),
    '~%50%a\n~%-100%b\n~%50%c',
  ],
  ['weighted_choice', makeWeightedChoice(prompt, ['a', 'b'], [5, 4]), '~%100.00000%a\n~%80.00000%b'],
  [
    'true_false_table',
    makeTrueFalseTable({
      prompt,
      columns: ['Sesuai', 'Tidak sesuai'],
      statements: ['a', 'b'],
      key: [0, 1],
      credit: 'all_or_nothing',
    }),
    '=a -> Sesuai\n=b -> Tidak sesuai',
  ],
  ['a single statement', makeTrueFalse('Bumi bulat.', 1), 'FALSE'],
  ['short_answer', makeShortAnswer(prompt, acceptNumber(2.5, 0.1)), '#2.5:0.1'],
  ['words', makeShortAnswer(prompt, acceptWords(['a~b', 'c'])), '=a\\~b\n=c'],
])('%s is written with the signs of GIFT', (_, question, answer) => {
  expect(decode(writeGift(bankOf([ask(question)])))).toContain(`{\n${answer}\n}`)
})

test('the options of a question keep their ids to themselves', () => {
  const { content, key } = makeSingleChoice(prompt, ['a', 'b'], 0)
  const renamed = {
    content: { ...content, options: content.options.map(({ text }, at) => ({ id: `x${at}`, text })) },
    key: key && { ...key, option_id: 'x1' },
  }
  expect(decode(writeGift(bankOf([ask(renamed)])))).toContain('{\n~a\n=b\n}')
})

test('what GIFT has no word for stands in comments', () => {
  const question = ask(makeSingleChoice(prompt, ['a', 'b'], 0), {
    passage: 's1',
    topic: 'Aljabar',
    difficulty: 'easy',
    section: 'Literasi',
  })
  const written = decode(writeGift(bankOf([question], { passages: [passage] })))
  expect(written.split('\n').slice(0, 7)).toEqual([
    '::Pasar::[html]<p>Pasar ramai.</p>',
    '',
    '$CATEGORY: Literasi',
    '',
    '// [tag:Aljabar]',
    '// gerbang:difficulty easy',
    '// gerbang:passage s1',
  ])
})

test('pictures lie in the text', () => {
  const question = ask(makeSingleChoice('Lihat ![Peta](peta.png)', ['a', 'b'], 0))
  expect(decode(writeGift(bankOf([question], { pictures: [png] })))).toContain('data\\:image/png;base64,')
})
