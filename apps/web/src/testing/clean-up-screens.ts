import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { removeLogin } from '../api/token.ts'

const noise: string[] = []

function expectSilence() {
  expect(noise.splice(0), 'what the console said').toEqual([])
}

beforeEach(() => {
  for (const kind of ['error', 'warn'] as const)
    vi.spyOn(console, kind).mockImplementation((...words) => void noise.push(words.map(String).join(' ')))
})

afterEach(() => {
  cleanup()
  queryClient.clear()
  removeLogin()
  localStorage.clear()
  sessionStorage.clear()
  expectSilence()
})
