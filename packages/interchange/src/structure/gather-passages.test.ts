import { expect, test } from 'vitest'
import { formula, grid, line, marksOf, picture } from '../testing/build-items.ts'
import { text } from '../content/content.ts'
import { asksAllForSeveral, gatherPassages } from './gather-passages.ts'

const gather = (...items: Parameters<typeof marksOf>) => {
  const { passages, ofQuestions, warnings } = gatherPassages(marksOf(...items))
  return {
    titles: passages.map(({ title }) => title),
    of: ofQuestions.map(passage => passage?.id),
    codes: warnings.map(({ code }) => code),
    passages,
  }
}

const ask = (number: number) => [`${number}. Apa?`, 'A. x', 'B. y']
const long = 'Pasar terapung ramai sejak pagi. '.repeat(6).trim()

test('a passage serves the questions whose numbers it names', () => {
  const found = gather(...ask(1), 'Teks untuk soal nomor 2-3', 'Pasar.', ...ask(2), ...ask(3), ...ask(4))
  expect(found).toMatchObject({
    titles: ['Teks untuk soal nomor 2-3'],
    of: [undefined, 's1', 's1', undefined],
    codes: [],
  })
})

test('one without numbers serves the next question, and says so', () => {
  expect(gather(...ask(1), 'Bacalah teks berikut!', 'Pasar.', ...ask(2), ...ask(3))).toMatchObject({
    of: [undefined, 's1', undefined],
    codes: ['passage_without_numbers'],
  })
})

test('a title above an announcement is no passage of its own', () => {
  const found = gather(...ask(1), 'Teks 2', 'Teks untuk soal nomor 2-3', 'Pasar.', ...ask(2))
  expect(found).toMatchObject({ titles: ['Teks untuk soal nomor 2-3'], of: [undefined, 's1'] })
})

test('our own layout names the title behind the numbers', () => {
  expect(gather('Bacaan untuk soal nomor 1–2: Pasar', 'Ramai.', ...ask(1)).titles).toEqual(['Pasar'])
})

test('long text between two questions belongs to the next one, with a warning', () => {
  expect(gather(...ask(1), long, ...ask(2))).toMatchObject({
    titles: [''],
    of: [undefined, 's1'],
    codes: ['loose_passage'],
  })
})

test('so do a picture and a table, however short', () => {
  expect(gather(...ask(1), 'Kunci: A', line([picture]), ...ask(2)).of).toEqual([undefined, 's1'])
  const data = grid([
    ['tahun', 'jumlah'],
    ['2020', '12'],
  ])
  expect(gather(...ask(1), data, ...ask(2)).of).toEqual([undefined, 's1'])
})

test('short text is told, and kept nowhere', () => {
  const { passages, warnings } = gatherPassages(marksOf(...ask(1), 'Selamat bekerja', ...ask(2)))
  expect(passages).toEqual([])
  expect(warnings).toMatchObject([
    { code: 'unknown_text', message: expect.stringContaining('“Selamat bekerja”'), place: { position: 4 } },
  ])
})

test('text behind the last question is told, whatever its length', () => {
  expect(gather(...ask(1), 'Kunci: A', long).codes).toEqual(['unknown_text'])
})

test('an announcement with nothing below it is the passage', () => {
  const { passages } = gather(...ask(1), 'Untuk soal nomor 2 dan 3, pilihlah lebih dari satu!', ...ask(2))
  expect(passages).toMatchObject([{ title: '', blocks: [{ kind: 'paragraph' }] }])
  expect(passages.map(asksAllForSeveral)).toEqual([true])
})

test('an announcement with a formula keeps it above its text', () => {
  const announced = line([text('Untuk soal nomor 1 dan 2, diketahui '), formula('x+1')])
  const { passages } = gather(announced, 'Nilainya positif.', ...ask(1))
  expect(passages[0]?.blocks).toHaveLength(2)
})

test('a passage with a title asks nothing of its questions', () => {
  const [passage] = gather(
    'Teks untuk soal nomor 1-2, pilihlah lebih dari satu',
    'Pasar.',
    ...ask(1),
  ).passages
  expect(passage && asksAllForSeveral(passage)).toBe(false)
})
