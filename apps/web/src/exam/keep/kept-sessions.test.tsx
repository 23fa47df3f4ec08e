import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { KeptList } from './kept-sessions.tsx'
import type { KeptSession } from './storage.ts'

afterEach(cleanup)

const now = Date.parse('2026-11-21T01:00:00.000Z')
const kept = (change: Partial<KeptSession> = {}): KeptSession => ({
  path: '/session/tryout/x/1',
  title: 'Penalaran Umum',
  ends: now + 60_000,
  ...change,
})
const open = (...sessions: KeptSession[]) => render(<KeptList kept={sessions} now={now} />)

test('with nothing on this device nothing is offered', () => {
  open()
  expect(screen.queryByRole('link')).toBeNull()
})

test('what was begun here can be gone on with, each by its name', () => {
  open(kept(), kept({ path: '/session/practice/2', title: 'Latihan Peluang', ends: null }))
  expect(screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Lanjutkan Penalaran Umum', '/session/tryout/x/1'],
    ['Lanjutkan Latihan Peluang', '/session/practice/2'],
  ])
  expect(screen.queryByText(/^Waktunya habis/)).toBeNull()
})

test('a sitting whose time is over says so, and that its answers are still here', () => {
  open(kept({ ends: now }), kept({ path: '/b', ends: now + 1 }))
  expect(screen.getAllByText('Waktunya habis. Jawabanmu masih di perangkat ini.')).toHaveLength(1)
})
