import { expect, test } from 'vitest'
import { readArticle } from './read-article.ts'

function read(text: string, known = ['judul', 'urutan']) {
  const faults: [line: number, message: string][] = []
  const article = readArticle({ file: 'guides/a.md', text }, known, (_, line, message) =>
    faults.push([line, message]),
  )
  return { article, faults }
}

const lines = (...some: string[]) => some.join('\n')
const whole = lines(
  '---',
  'judul: Cara mulai',
  'urutan: 3',
  '---',
  '',
  'Buka **Latihan**.',
  '',
  'Lalu pilih.',
)

test('a head of fields stands above its text', () => {
  const { article, faults } = read(whole)
  expect(faults).toEqual([])
  expect([article?.demand('judul'), article?.count('urutan'), article?.find('video')]).toEqual([
    'Cara mulai',
    3,
    null,
  ])
  expect(article?.body).toBe('Buka **Latihan**.\n\nLalu pilih.')
  expect(article?.body_line).toBe(6)
})

test('lines end as on any machine', () => {
  const { article, faults } = read(whole.replaceAll('\n', '\r\n'))
  expect(faults).toEqual([])
  expect([article?.demand('judul'), article?.body]).toEqual([
    'Cara mulai',
    'Buka **Latihan**.\n\nLalu pilih.',
  ])
})

test.each(['', 'Teks saja.', '---\njudul: A', ' ---\njudul: A\n---\nTeks'])(
  '%j has no head, and is told so',
  text => {
    const { article, faults } = read(text)
    expect(article).toBeUndefined()
    expect(faults).toEqual([[1, expect.stringContaining('dua baris ---')]])
  },
)

test('a line of --- in the text belongs to the text', () => {
  const { article } = read(lines('---', 'judul: A', '---', 'Atas', '---', 'Bawah'))
  expect(article?.body).toContain('---')
  expect(article?.body).toMatch(/^Atas[^]*Bawah$/)
})

test('a head without a text is told', () => {
  expect(read(lines('---', 'judul: A', 'urutan: 1', '---', '  ')).faults).toEqual([[4, 'teksnya kosong']])
})

test('what is demanded and not there is told where it should stand', () => {
  const { article, faults } = read(lines('---', 'judul:', '---', 'Teks'))
  article?.demand('judul')
  article?.count('urutan')
  expect(faults).toEqual([
    [2, 'keterangan "judul" wajib diisi'],
    [1, 'keterangan "urutan" wajib diisi'],
  ])
})

test.each(['tiga', '1,5', '-1', '1234567'])('“%s” is no place in an order', urutan => {
  const { article, faults } = read(lines('---', 'judul: A', `urutan: ${urutan}`, '---', 'Teks'))
  article?.count('urutan')
  expect(faults).toEqual([[3, 'keterangan "urutan" harus bilangan bulat']])
})
