import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ScoreLine } from './score-line.tsx'

afterEach(cleanup)

function draw(value: number, error: number) {
  const { container } = render(
    <ScoreLine value={value} error={error} mark={500} min={200} max={800} label="500 ± 90" />,
  )
  const marks = container.querySelectorAll<HTMLElement>('[style]')
  return Array.from(marks, ({ style: { left, width } }) => ({ left, ...(width && { width }) }))
}

test('a score of the mean stands at the mean, its error a whisker to both sides', () => {
  expect(draw(500, 90)).toEqual([{ left: '50%' }, { left: '35%', width: '30%' }, { left: '50%' }])
})

test('a whisker ends where the scale does', () => {
  expect(draw(770, 90)).toEqual([{ left: '50%' }, { left: '80%', width: '20%' }, { left: '95%' }])
})
