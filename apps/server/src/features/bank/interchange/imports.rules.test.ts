import { expect, test } from 'vitest'
import { decideStage, decideState } from './imports.rules.ts'

const sound = { decision: 'open', problem: null, is_keyed: true, remarks: [] } as const
const remark = { text: 'Pilihan C kosong' }

test.each([
  ['a sound question is ready', {}, 'ready'],
  ['what was remarked waits to be looked at', { remarks: [remark] }, 'check'],
  [
    'what somebody has looked at and taken is ready, whatever was remarked',
    { remarks: [remark], decision: 'accepted' },
    'ready',
  ],
  ['without a key nobody can answer it, taken or not', { is_keyed: false, decision: 'accepted' }, 'no_key'],
  ['what is broken stays so, taken or not', { problem: 'Pilihan kurang', decision: 'accepted' }, 'faulty'],
  ['of both the missing key is told first', { problem: 'Pilihan kurang', is_keyed: false }, 'no_key'],
  [
    'what was left out is left out, whatever is wrong with it',
    { decision: 'skipped', is_keyed: false, problem: 'x' },
    'skipped',
  ],
] as const)('%s', (_, changes, state) => {
  expect(decideState({ ...sound, ...changes })).toBe(state)
})

test('an import is read, reviewed, committed and then done', () => {
  const at = '2026-11-21T01:00:00.000Z'
  const stages = [
    { read_at: null, commit_job_id: null, committed_at: null },
    { read_at: at, commit_job_id: null, committed_at: null },
    { read_at: at, commit_job_id: 'job', committed_at: null },
    { read_at: at, commit_job_id: 'job', committed_at: at },
  ].map(decideStage)
  expect(stages).toEqual(['reading', 'review', 'committing', 'committed'])
})
