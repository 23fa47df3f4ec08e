import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { removeLogin } from '../api/token.ts'
import { confirmations, toasts } from '../toast/toast-store.ts'

const noise: string[] = []

function expectSilence() {
  expect(noise.splice(0), 'what the console said').toEqual([])
}

beforeEach(() => {
  for (const kind of ['error', 'warn'] as const)
    vi.spyOn(console, kind).mockImplementation((...words) => void noise.push(words.map(String).join(' ')))
})

/** One that the next test still saw would have a button to close it, with the name of buttons that tests look for. */
function withdrawToasts() {
  for (const { read, dismiss } of [toasts, confirmations]) dismiss(read()?.id ?? 0)
}

afterEach(() => {
  cleanup()
  withdrawToasts()
  queryClient.clear()
  removeLogin()
  localStorage.clear()
  sessionStorage.clear()
  expectSilence()
})
