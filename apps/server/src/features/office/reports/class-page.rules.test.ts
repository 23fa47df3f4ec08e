import { expect, test } from 'vitest'
import {
  beginExplanation,
  type ClassAnswer,
  findTrap,
  rankDiscussed,
  readPrompt,
  type Trap,
} from './class-page.rules.ts'

const answer = (user_id: string, steps: string[], flagged = false): ClassAnswer => ({
  user_id,
  outcome: steps.length === 0 ? 'correct' : 'wrong',
  flagged,
  missteps: steps.map(id => ({ id, label: `Pilihan ${id}` })),
})

test('the trap is what most of the wrong chose, with who they are and how many were sure', () => {
  const answers = [
    answer('ani', ['b']),
    answer('budi', ['c']),
    answer('cici', ['b'], true),
    answer('dodi', []),
  ]
  expect(findTrap(answers)).toEqual({
    label: 'Pilihan b',
    user_ids: ['ani', 'cici'],
    sure: 1,
    correct: 1,
  })
})

test('who takes several wrong steps is counted at each', () => {
  expect(findTrap([answer('ani', ['a', 'b']), answer('budi', ['b'])]).user_ids).toEqual(['ani', 'budi'])
})

test('where nobody was wrong there is no trap', () => {
  expect(findTrap([answer('ani', [])])).toEqual({ label: '', user_ids: [], sure: 0, correct: 1 })
  expect(findTrap([])).toMatchObject({ user_ids: [], correct: 0 })
})

const asked = (name: string, trapped: number, sure: number) => ({
  name,
  trap: { user_ids: Array.from({ length: trapped }, String), sure } as Trap,
})

test('questions that most were sure of and wrong come first; one student is no misconception of a class', () => {
  const ranked = rankDiscussed([
    asked('few', 3, 1),
    asked('one', 1, 1),
    asked('many', 5, 1),
    asked('sure', 2, 2),
  ])
  expect(ranked.map(({ name }) => name)).toEqual(['sure', 'many', 'few'])
})

test('a prompt is text, cut where it is long', () => {
  expect(readPrompt('<p>Berapa <b>dua</b> kali dua?</p>')).toBe('Berapa dua kali dua?')
  const long = readPrompt(`<p>${'kata '.repeat(200)}</p>`)
  expect(long.length).toBeLessThanOrEqual(421)
  expect(long).toMatch(/…$/)
})

test('a short explanation is told whole, a long one by whole sentences', () => {
  expect(beginExplanation('<p>Hitung saja.</p>')).toBe('Hitung saja.')
  const sentences = `${'Kalimat pertama cukup panjang untuk dibaca. '.repeat(4)}${'x'.repeat(200)}`
  expect(beginExplanation(`<p>${sentences}</p>`)).toBe(
    'Kalimat pertama cukup panjang untuk dibaca. '.repeat(4).trim(),
  )
})

test('an explanation whose first sentence is very long is cut within it', () => {
  const begun = beginExplanation(`<p>Ya. ${'panjang '.repeat(60)}</p>`)
  expect(begun).toMatch(/^Ya\. panjang/)
  expect(begun).toMatch(/…$/)
  expect(begun.length).toBeLessThanOrEqual(241)
})
