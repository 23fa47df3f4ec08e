import type { RunStatus, ScoreRun } from '@gerbang/contract/scores/score-runs.ts'
import { expect, test } from 'vitest'
import { canStart, findDescribedRun, isRankingBehind } from './run-state.ts'

function buildRun(status: RunStatus, number = 1): ScoreRun {
  return {
    id: `run-${number}`,
    number,
    status,
    origin: 'admin',
    model: '3pl',
    engine_version: '1',
    data_hash: null,
    is_outdated: false,
    publishes_itself: false,
    attempts: null,
    flagged: 0,
    step: 'waiting',
    progress: 0,
    failure: null,
    reason: null,
    requested_by: null,
    created_at: '2026-01-01T00:00:00Z',
    started_at: null,
    finished_at: null,
    published_at: null,
  }
}

const closes_at = '2026-01-02T00:00:00Z'

test.each([
  ['closed', closes_at, null, true],
  ['closed', closes_at, 'failed', true],
  ['closed', closes_at, 'queued', false],
  ['closed', closes_at, 'running', false],
  ['open', closes_at, null, false],
  ['open', null, null, true],
  ['upcoming', null, null, false],
] as const)(
  'a run of a try-out that is %s until %s with a run %s may begin: %s',
  (phase, closes_at, status, may) => {
    const newest_run = status === null ? null : buildRun(status)
    expect(canStart({ phase, closes_at, newest_run })).toBe(may)
  },
)

test('the questions shown are those of the run that waits to be published', () => {
  const [published_run, newest_run] = [buildRun('published', 1), buildRun('done', 2)]
  expect(findDescribedRun({ published_run, newest_run })).toBe(newest_run)
})

test.each(['queued', 'running', 'failed', 'cancelled'] as const)(
  'while the newest run is %s, the questions shown are those of the one published',
  status => {
    const [published_run, newest_run] = [buildRun('published', 1), buildRun(status, 2)]
    expect(findDescribedRun({ published_run, newest_run })).toBe(published_run)
  },
)

test('sums of points from the submissions describe no questions', () => {
  const run = { ...buildRun('published'), origin: 'submissions' } as const
  expect(findDescribedRun({ published_run: run, newest_run: run })).toBeNull()
})

test.each([
  [null, true],
  ['2026-01-01T09:59:59.000Z', true],
  ['2026-01-01T10:00:00.000Z', false],
])('after a publication, ranks of %s are behind: %s', (ranked_at, isBehind) => {
  const published_run = { ...buildRun('published'), published_at: '2026-01-01T10:00:00.000Z' }
  expect(isRankingBehind({ published_run, ranked_at })).toBe(isBehind)
})

test('sums of points wait for nobody', () => {
  const published_run = {
    ...buildRun('published'),
    origin: 'submissions',
    published_at: '2026-01-01T10:00:00.000Z',
  } as const
  expect(isRankingBehind({ published_run, ranked_at: null })).toBe(false)
})
