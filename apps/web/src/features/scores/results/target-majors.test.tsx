import type { ReleasedResult } from '@gerbang/contract/scores/results.ts'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TargetMajors } from './target-majors.tsx'

type Choice = ReleasedResult['choices'][number]

const figures = {
  year: 2025,
  capacity: 90,
  applicants: 3_330,
  passing_score: 700,
  source: 'SNPMB',
  is_estimate: true,
}
const choice: Choice = {
  id: 'a',
  name: 'Pendidikan Dokter',
  level: 'S1',
  group: 'Kesehatan',
  university: { id: 'b', name: 'Universitas Nusa Cendana', short_name: 'UNDANA' },
  figures,
  score: 640,
  gap: -60,
  chance: null,
  too_few_choosers: false,
}
const scoring = {
  model: '2pl',
  provisional: false,
  rolling: false,
  run_number: 1,
  published_at: '2026-11-27T00:00:00.000Z',
  changes: [],
} as const
const show = (one: Partial<Choice>, how: { provisional?: boolean } = {}) =>
  render(
    <TargetMajors
      choices={[{ ...choice, ...one }]}
      total={640}
      scoring={{ ...scoring, ...how, changes: [] }}
    />,
  ).container.textContent

test('why there is no chance: too few chose it, or nobody has its seats on record', () => {
  expect(show({ too_few_choosers: true })).toContain('masih terlalu sedikit siswa di sini')
  const unknown = { figures: { ...figures, capacity: null, applicants: null } }
  expect(show(unknown)).toContain('daya tampung dan peminat jurusan ini belum tercatat di sini')
})

test('a chance is promised only while scores are provisional', () => {
  const unknown = { figures: null }
  expect(show(unknown, { provisional: true })).toContain('Peluangmu dihitung bersama skor akhir')
  expect(show(unknown, { provisional: true })).not.toContain('tidak ditaksir')
  expect(show(unknown)).not.toContain('Peluangmu dihitung')
})
