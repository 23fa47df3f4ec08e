import type { Major } from '@gerbang/contract/exam/universities.ts'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MajorFigures } from './major-figures.tsx'

const figures = {
  year: 2025,
  capacity: 90,
  applicants: 3_330,
  passing_score: 748.4,
  source: 'Daya tampung dan peminat: SNPMB. Skor: perkiraan Gerbang.',
  is_estimate: true,
}
const show = (figures: Major['figures']) => {
  const major: Major = { id: 'a', name: 'Pendidikan Dokter', level: 'S1', group: 'Kesehatan', figures }
  return render(<MajorFigures major={major} />).container.textContent
}

test('only the score is marked as an estimate, and the source of every figure is told', () => {
  expect(show(figures)).toBe(
    'daya tampung 90 · skor rujukan 748,4 (2025)perkiraanSumber: Daya tampung dan peminat: SNPMB. Skor: perkiraan Gerbang.',
  )
})

test('without a score there is nothing to mark, and without figures nothing to tell', () => {
  expect(show({ ...figures, passing_score: null })).toMatch(/^daya tampung 90Sumber: /)
  expect(show({ ...figures, is_estimate: false })).not.toContain('(2025)perkiraan')
  expect(show(null)).toBe('belum ada data daya tampung')
})
