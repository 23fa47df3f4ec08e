import { expect, test } from 'vitest'
import { glossary } from './glossary.ts'
import { listTextFiles, readTexts, type Text } from './read-texts.ts'

const texts = listTextFiles().flatMap(readTexts)
const breaks = ({ words }: Pick<Text, 'words'>, { wrong, labels = [] }: (typeof glossary)[number]) =>
  wrong.test(words) && !labels.includes(words)

test('texts are read at all, with what stands between the holes of templates', () => {
  const words = new Set(texts.map(text => text.words))
  expect(words).toContain('Raport')
  expect(words).toContain(' subtes')
})

test.each(glossary)('all screens say $word', term => {
  expect(texts.filter(text => breaks(text, term)).map(({ file, words }) => `${file}: ${words}`)).toEqual([])
})

test.each([
  ['kuis', 'Mulai quiz ini'],
  ['topik', '3 bab untuk diulang'],
  ['subtes', 'Urutan sub-tes'],
  ['try out', 'Try-out belum dibuka'],
  ['poin', 'angka lagi ke skor rujukan'],
  ['− before a number', 'antara -3 dan 4'],
  ['a dot in thousands', 'dari 20000 peserta'],
])('%s: the other word is found', (word, words) => {
  const term = glossary.find(one => one.word === word)
  expect(term && breaks({ words }, term)).toBe(true)
})
