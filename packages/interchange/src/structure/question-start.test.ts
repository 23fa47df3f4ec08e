import { expect, test } from 'vitest'
import { label, line, marksOf } from '../testing/build-items.ts'

/** Numbers that begin a question, in order. */
const starts = (...items: Parameters<typeof marksOf>) =>
  marksOf(...items).flatMap(mark => (mark.role === 'question' ? [mark.number] : []))

const xy = ['A. x', 'B. y']
const auto = (value: number, list = 'a', level = 0, indent = 0) =>
  line('teks', { label: { ...label('number', value, list), level }, indent })

test.each<[what: string, items: Parameters<typeof marksOf>, numbers: number[]]>([
  ['the first number begins a question', ['1. Apa?'], [1]],
  ['numbers may begin anywhere', ['21. Apa?', ...xy, '22. Lagi?', ...xy], [21, 22]],
  [
    'a number that skips one is a question below a question that is done',
    ['1. Apa?', ...xy, '5. Lagi?'],
    [1, 5],
  ],
  ['a number that begins again too', ['1. Apa?', ...xy, '1. Lagi?'], [1, 1]],
  ['below a stem alone, 1 begins a list', ['5. Perhatikan!', '1. air', '2. api', ...xy], [5]],
  ['below a stem alone, the next number is a question', ['1. Ibu kota?', '2. Lagi?'], [1, 2]],
  [
    'a list of numbers inside an explanation is no question',
    ['1. Apa?', ...xy, 'Pembahasan: hitung', '1. satu', '2. dua'],
    [1],
  ],
  [
    'but the next number with options is',
    ['1. Apa?', ...xy, 'Pembahasan: hitung', '2. Lagi?', ...xy],
    [1, 2],
  ],
  [
    'a step of an explanation that counts like questions needs options',
    ['2. Apa?', ...xy, 'Pembahasan: hitung', '1) satu', '2) dua', '3) tiga'],
    [2],
  ],
  [
    'numbers in brackets begin questions where they are answered',
    ['(1) Apa?', ...xy, '(2) Lagi?', ...xy],
    [1, 2],
  ],
  ['and sentences where they are not', ['(1) Air.', '(2) Api.'], []],
  [
    'a heading with a number begins one only with answers',
    [line('1. Pendahuluan', { style: 'heading 1' }), '1. Apa?', ...xy],
    [1],
  ],
  ['numbers of instructions are left out', ['Petunjuk:', '1. Berdoalah.', '1. Apa?', ...xy], [1]],
  ['unless nothing else is numbered 1', ['Petunjuk:', '1. Apa?', ...xy], [1]],
  ['automatic numbers of one list are questions, answered or not', [auto(1), auto(2), auto(3)], [1, 2, 3]],
  ['a deeper level is an item', [auto(1), auto(1, 'b', 1), auto(2, 'b', 1), auto(2)], [1, 2]],
  ['so is a list that stands further in', [auto(1), auto(1, 'b', 0, 720), auto(2)], [1, 2]],
])('%s', (_, items, numbers) => {
  expect(starts(...items)).toEqual(numbers)
})

const announced = ['1. Apa?', ...xy, 'Teks berikut untuk soal nomor 2-3']

test.each<[what: string, items: string[], numbers: number[]]>([
  ['its first number ends it', ['Pasar.', '2. Lagi?', ...xy], [1, 2]],
  ['a number that it does not name is its own', ['Pasar.', '7. Air', '2. Lagi?', ...xy], [1, 2]],
  ['a list that counts the same is its own', ['1. air', '2. api', '2. Lagi?', ...xy], [1, 2]],
  ['sentences in brackets are its own', ['(1) Pasar.', '(2) Ramai.', '2. Lagi?', ...xy], [1, 2]],
])('in a passage for questions 2 and 3: %s', (_, items, numbers) => {
  expect(starts(...announced, ...items)).toEqual(numbers)
})

test('in a passage without numbers the next question is the one that can be answered', () => {
  expect(starts('1. Apa?', ...xy, 'Bacalah teks berikut!', '1. air', '2. api', '3. Lagi?', ...xy)).toEqual([
    1, 3,
  ])
})
