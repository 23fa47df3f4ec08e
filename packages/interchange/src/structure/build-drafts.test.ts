import { expect, test } from 'vitest'
import { createResult } from '../model/draft.ts'
import { codesOf, foreignIn } from '../testing/read-items.ts'
import { describeQuestions } from '../testing/describe-questions.ts'
import { document, grid, line } from '../testing/build-items.ts'
import { buildDrafts } from './build-drafts.ts'
import { readStructure } from './read-structure.ts'

const build = (...items: Parameters<typeof document>) =>
  buildDrafts(createResult(), readStructure(document(...items)), [])

const ask = (number: number) => [`${number}. Apa?`, 'A. x', 'B. y', 'Kunci: A']

test('a document goes through all passes, from its lines to drafts', () => {
  const result = build(...ask(1), 'Pembahasan: karena x', 'Topik: Air', 'Tingkat: HOTS', ...ask(2))
  expect(describeQuestions(result)).toEqual(['1 A: Apa? | x | y', '2 A: Apa? | x | y'])
  expect(result.questions[0]).toMatchObject({
    id: 'q1',
    number: 1,
    place: { position: 1 },
    topic: 'Air',
    difficulty: 'hard',
    draft: { explanation: 'karena x', explanation_video_url: null },
  })
  expect(codesOf(result)).toEqual([])
})

test.each([
  ['Tingkat: mudah', 'easy'],
  ['Tingkat kesulitan: Sedang', 'medium'],
  ['Difficulty: hard', 'hard'],
  ['Tingkat: C1', 'easy'],
  ['Tingkat: L1', 'easy'],
  ['Kesulitan: sukar', 'hard'],
  ['Tingkat kesulitan: sulit', 'hard'],
  ['Difficulty: medium', 'medium'],
  ['Tingkat: entah', undefined],
])('“%s” is %s', (said, difficulty) => {
  expect(build(...ask(1), said).questions[0]?.difficulty).toBe(difficulty)
})

test.each(['Topik', 'Topic', 'Materi'])('“%s” names the topic', head => {
  expect(build(...ask(1), `${head}: Air`).questions[0]?.topic).toBe('Air')
})

test('signs name their question, and where they stand', () => {
  expect(build(...ask(1), ...ask(2)).signs).toMatchObject([
    { question: 'q1', about: 'key', sign: 'line', speaks: 'for', place: { position: 4 } },
    { question: 'q2', about: 'key', sign: 'line', speaks: 'for', place: { position: 8 } },
  ])
})

test('what has no kind keeps its text, its key and its explanation', () => {
  const result = build('1. Jelaskan mengapa air mendidih!', 'Pembahasan: karena panas', ...ask(2))
  expect(foreignIn(result)).toEqual(['essay: Soal 1: Jelaskan mengapa air mendidih!'])
  expect(result.unsupported[0]?.text).toBe('Jelaskan mengapa air mendidih!\n\nkarena panas')
  expect(result.questions.map(({ id }) => id)).toEqual(['q2'])
  expect(result.warnings).toMatchObject([{ code: 'unsupported_essay', question: 'q1' }])
})

test('faults are errors, doubts are warnings, and both begin with the number', () => {
  const { errors, warnings } = build('7. Apa?', 'A. x', 'C. z')
  expect(errors).toMatchObject([{ code: 'missing_key', message: expect.stringMatching(/^Soal 7: /) }])
  expect(warnings).toMatchObject([{ code: 'option_gap', question: 'q1' }])
})

test('a passage that no question has is told', () => {
  expect(codesOf(build(...ask(1), 'Teks untuk soal nomor 5-6', 'Pasar.'))).toEqual(['unused_passage'])
})

test('what arose in the lines of a question belongs to it', () => {
  const structure = readStructure(document(...ask(1), ...ask(2)))
  const remark = { code: 'footnote', message: 'Ada catatan kaki.', place: { position: 6 } }
  const { warnings } = buildDrafts(createResult(), structure, [remark])
  expect(warnings).toEqual([{ ...remark, question: 'q2', message: 'Soal 2: Ada catatan kaki.' }])
})

test('what arose above all questions belongs to none', () => {
  const remark = { code: 'footnote', message: 'Ada catatan kaki.', place: { position: 0 } }
  const { warnings } = buildDrafts(createResult(), readStructure(document(...ask(1))), [remark])
  expect(warnings).toEqual([remark])
})

test('a document without numbers is numbered, and says that it was guessed', () => {
  const result = build('Apa?', 'A. x', 'B. y', 'Kunci: A', 'Lagi?', 'A. z', 'B. w', 'Kunci: B')
  expect(describeQuestions(result)).toEqual(['1 A: Apa? | x | y', '2 B: Lagi? | z | w'])
  expect(codesOf(result)).toEqual(['numbers_missing'])
})

test('several figures above the first question are told once', () => {
  const head = grid([
    ['Nama', 'Kelas'],
    ['', ''],
  ])
  expect(codesOf(build(head, head, ...ask(1)))).toEqual(['object_on_top'])
})

test('warnings come in the order of the document', () => {
  const result = build(...ask(1), 'Selamat', ...ask(2), 'Kunci jawaban nomor 9: B', 'Bekerja', ...ask(3))
  expect(result.warnings.map(({ place }) => place.position)).toEqual([5, 10, 11])
})

test('a sub-test of our own layout is the section of its questions', () => {
  const result = build(line('Literasi', { style: 'subtes' }), ...ask(1))
  expect(result.questions).toMatchObject([{ section: 'Literasi' }])
})

test('statements above options of another kind of letter lose nothing', () => {
  const result = build('1. Pilih!', 'a. air', 'dan es', 'b. api', 'Yang benar?', 'A. a', 'B. b', 'Kunci: A')
  expect(describeQuestions(result)).toEqual(['1 A: Pilih! / a. air / dan es / b. api / Yang benar? | a | b'])
  expect(codesOf(result)).toEqual([])
})
