import type { PublicTryout } from '@gerbang/contract/site/site.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CheckExample } from './check-example.tsx'
import { Hero } from './hero.tsx'
import { PaceTable } from './pace-table.tsx'
import { SampleCard } from './sample-card.tsx'
import { sampleQuestion } from './sample-question.ts'
import { Schedule } from './schedule.tsx'

const now = new Date('2026-11-21T01:00:00.000Z')

const tryout: PublicTryout = {
  slug: 'perdana',
  title: 'Try Out <Perdana>',
  description: 'Tujuh subtes.',
  opens_at: '2026-11-24T01:00:00.000Z',
  closes_at: '2026-11-24T05:00:00.000Z',
  phase: 'upcoming',
  access: 'free',
  program: 'UTBK-SNBT',
  sub_test_count: 7,
  question_count: 1160,
  duration_seconds: 11_700,
}

const schedule = (...tryouts: Partial<PublicTryout>[]) =>
  renderToStaticMarkup(
    createElement(Schedule, { now, tryouts: tryouts.map(changes => ({ ...tryout, ...changes })) }),
  )

const hero = (facts: Partial<Record<'tryouts' | 'questions' | 'ranked_attempts', number>>) =>
  renderToStaticMarkup(
    createElement(Hero, {
      tryout: undefined,
      facts: { tryouts: 0, questions: 0, ranked_attempts: 0, ...facts },
    }),
  )

/** What a reader sees of it. */
const read = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

test('without a try-out the schedule says when there will be one', () => {
  expect(read(schedule())).toContain('Belum ada try out yang dibuka.')
})

test('a window within one day names the day once, in western time, with the size of the whole', () => {
  const text = read(schedule({}))
  expect(text).toContain('Sel, 24 Nov, 08.00 – 12.00 WIB')
  expect(text).toContain('7 subtes · 1.160 soal · 3 jam 15 menit')
  expect(text).toContain('Segera')
})

test('what is open is taken, what is to come is looked at, and each link says which try-out', () => {
  const html = schedule({ phase: 'open' }, { phase: 'upcoming', slug: 'kedua' })
  expect(html).toContain('aria-label="Kerjakan: Try Out &lt;Perdana&gt;"')
  expect(html).toContain('aria-label="Lihat: Try Out &lt;Perdana&gt;"')
  expect(html).toContain('perdana')
  expect(html).toContain('kedua')
})

test('what never closes says so, or when it begins; what needs a code says that', () => {
  expect(read(schedule({ closes_at: null, phase: 'open' }))).toContain('Terbuka terus')
  expect(read(schedule({ closes_at: null }))).toContain('Mulai Sel, 24 Nov, 08.00 WIB')
  expect(read(schedule({ access: 'code' }))).toContain('Perlu Kode Siswa')
  expect(read(schedule({}))).not.toContain('Perlu Kode Siswa')
})

test('figures that are zero are left out, and without any there is no empty row', () => {
  expect(read(hero({ questions: 12_345 }))).toContain('12.345')
  expect(read(hero({ questions: 12_345 }))).not.toContain('try out terbit')
  expect(hero({})).not.toContain('<dl')
})

test('the sample question has one right answer, a word about each, and formulas that are read aloud', () => {
  const html = renderToStaticMarkup(createElement(SampleCard))
  expect(html.match(/type="radio"/g)).toHaveLength(sampleQuestion.options.length)
  const text = read(html)
  for (const { note } of sampleQuestion.options) expect(text).toContain(note)
  expect(html.match(/alttext="/g)?.length).toBeGreaterThan(sampleQuestion.options.length)
  expect(sampleQuestion.options.filter(({ letter }) => letter === sampleQuestion.key)).toHaveLength(1)
})

test.each([5, 10, 37.5])(
  'at %f km the key of the sample question is the average, and no other answer is',
  km => {
    const average = (8_000 + 2_600 * (km - 3)) / km
    const answers = {
      a: 10_600 / km,
      b: 2_600 + 8_000 / km,
      c: 2_600 + 200 / km,
      d: 2_600 - 200 / km,
      e: 8_000 / 3 + 2_600,
    }
    const right = Object.entries(answers).filter(([, value]) => Math.abs(value - average) < 1e-6)
    expect(right.map(([letter]) => letter)).toEqual([sampleQuestion.key])
  },
)

test('the pace of each sub-test is its time by its questions, and the whole is what the caption says', () => {
  const html = renderToStaticMarkup(createElement(PaceTable))
  const rows = [...html.matchAll(/<th scope="row".*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<td class="[^"]*text-right[^"]*">([\d.,]+)<\/td>/g)].map(([, cell = '']) =>
      Number(cell.replace('.', '').replace(',', '.')),
    ),
  )
  expect(rows).toHaveLength(7)
  for (const [questions = 0, minutes = 0, each = 0] of rows)
    expect(Math.abs((minutes * 60) / questions - each)).toBeLessThan(0.1)
  const sum = (at: number) => rows.reduce((total, row) => total + (row[at] ?? 0), 0)
  expect([sum(0), sum(1)]).toEqual([160, 195])
  expect(read(html)).toContain('160')
  expect(read(html)).toContain('195')
})

test('the shares of the example for a wrong key are shares, of the best and of the weakest', () => {
  const html = renderToStaticMarkup(createElement(CheckExample))
  const best = [...html.matchAll(/>(\d+)%</g)].map(([, share]) => Number(share))
  expect(best.reduce((sum, share) => sum + share, 0)).toBe(100)
})
