import { expect, test } from 'vitest'
import { tellStatus } from './tryout-status.ts'

const phases = ['upcoming', 'open', 'closed'] as const

test('without an attempt a try-out is what its window says', () => {
  for (const phase of phases) expect(tellStatus({ phase, attempt: null })).toBe(phase)
})

test('what is done stays done, whatever the window says', () => {
  for (const phase of phases) {
    expect(tellStatus({ phase, attempt: { status: 'finished' } })).toBe('finished')
    expect(tellStatus({ phase, attempt: { status: 'scored' } })).toBe('finished')
    expect(tellStatus({ phase, attempt: { status: 'void' } })).toBe('void')
  }
})

test('what is under way counts while the try-out is open; once it has closed there is nothing to go on with', () => {
  for (const status of ['enrolled', 'in_progress'] as const) {
    expect(tellStatus({ phase: 'open', attempt: { status } })).toBe(status)
    expect(tellStatus({ phase: 'closed', attempt: { status } })).toBe('closed')
    expect(tellStatus({ phase: 'upcoming', attempt: { status } })).toBe('upcoming')
  }
})
