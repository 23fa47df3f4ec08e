import { expect, test } from 'vitest'
import { marksOf } from '../testing/build-items.ts'
import { settleExplanations } from './settle-explanations.ts'

const ask = (number: number, ...below: string[]) => [`${number}. Apa?`, 'A. x', 'B. y', 'Kunci: A', ...below]

/** How often something explains, and how often a guess is told. */
function count(...items: string[]) {
  const marks = settleExplanations(marksOf(...items))
  return {
    explains: marks.filter(mark => mark.role === 'block' && mark.to === 'explanation').length,
    told: marks.filter(mark => mark.role === 'warning' && mark.code === 'guessed_explanation').length,
  }
}

test.each([
  ['Karena x lebih besar'],
  ['Diketahui x, maka y'],
  ['Jadi x'],
  ['Luasnya 4 × 3 = 12'],
  ['Air mengalir ke tempat yang rendah.'],
])('“%s” right below a key explains it, and the guess is told', line => {
  expect(count(...ask(1, line), ...ask(2))).toEqual({ explains: 1, told: 1 })
})

test.each([
  ['Selamat mengerjakan.'],
  ['Kelas XII'],
  [`Pasar itu ramai${' sekali'.repeat(30)}.`],
  ['Teks berikut untuk soal nomor 2 dan 3.'],
])('“%s” below a key does not', line => {
  expect(count(...ask(1, line), ...ask(2))).toEqual({ explains: 0, told: 0 })
})

test('where every question has words below its key, below the last too, they explain', () => {
  const text = `Pasar itu ramai${' sekali'.repeat(30)}.`
  expect(count(...ask(1, text), ...ask(2, text))).toEqual({ explains: 2, told: 2 })
  expect(count(...ask(1, text), ...ask(2, text), ...ask(3))).toEqual({ explains: 0, told: 0 })
})

test('all lines below the key are one explanation, up to the next question', () => {
  expect(count(...ask(1, 'Diketahui:', 'x = 2', 'y = 3'), ...ask(2))).toEqual({ explains: 3, told: 1 })
})

test('an explanation that says what it is stays as it is', () => {
  const marks = marksOf(...ask(1, 'Pembahasan: karena x.', 'Jadi x.'))
  expect(settleExplanations(marks)).toEqual(marks)
})
