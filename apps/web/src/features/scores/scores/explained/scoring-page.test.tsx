import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Example } from './example.tsx'
import { ScoringPage } from './scoring-page.tsx'

const readScore = () =>
  Number(/\d[\d.]*/.exec(screen.getByRole('status').textContent ?? '')?.[0].replace('.', ''))
const answers = () => screen.getAllByRole('button')

test('each part has its heading, and both curves say whose they are', () => {
  render(<ScoringPage />)
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(6)
  const figures = screen.getAllByRole('figure').map(figure => within(figure).getByRole('img'))
  expect(figures).toHaveLength(2)
  expect(new Set(figures.map(figure => figure.getAttribute('aria-label'))).size).toBe(2)
})

test('an answer that is tapped turns round, and the score moves the way it should', async () => {
  render(<Example />)
  const [easiest] = answers()
  if (!easiest) throw new Error('There is no answer to tap.')
  const before = readScore()
  expect(easiest.getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(easiest)
  expect(easiest.getAttribute('aria-pressed')).toBe('false')
  expect(easiest.textContent).toContain('salah')
  expect(readScore()).toBeLessThan(before)
  await userEvent.click(easiest)
  expect(readScore()).toBe(before)
})

test('all right is the best score and all wrong the lowest, each with its error inside the scale', async () => {
  render(<Example />)
  for (const answer of answers())
    if (answer.getAttribute('aria-pressed') === 'false') await userEvent.click(answer)
  const best = readScore()
  for (const answer of answers()) await userEvent.click(answer)
  const worst = readScore()
  expect(best).toBeGreaterThan(worst)
  const told = screen.getByRole('status').textContent ?? ''
  const numbers = [...told.matchAll(/\d[\d.]*/g)].map(([number]) => Number(number.replace('.', '')))
  expect(Math.min(...numbers.slice(2))).toBeGreaterThanOrEqual(200)
  expect(Math.max(...numbers.slice(2))).toBeLessThanOrEqual(1000)
})

test('the drawing names the score that stands beside it', async () => {
  render(<Example />)
  const drawing = () => screen.getByRole('img').getAttribute('aria-label') ?? ''
  const score = () => /\d[\d.]*/.exec(screen.getByRole('status').textContent ?? '')?.[0] ?? '?'
  expect(drawing()).toContain(score())
  const [answer] = answers()
  await userEvent.click(answer ?? document.body)
  expect(drawing()).toContain(score())
})
