import type { RunItem, ScoreRun } from '@gerbang/contract/scores/score-runs.ts'
import { scores } from '@gerbang/contract/scores/scores.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { query } from '../../../api/query.ts'
import { Suspects } from './suspects.tsx'

afterEach(cleanup)

function listButtons(suspected_evidence: RunItem['suspected_evidence']) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  const about = { params: { runId: 'run' }, query: { flag: 'possible_wrong_key', per_page: 100 } } as const
  const item = {
    question_id: 'question',
    subject: { name: 'Penalaran Umum' },
    position: 3,
    stem: 'Berapa?',
    voided: false,
    options: null,
    content: { type: 'single_choice', prompt_html: '', options: [{ id: 'a' }, { id: 'b' }] },
    suspected_option_id: 'b',
    suspected_evidence,
  }
  client.setQueryData(query(scores.listItems, about).queryKey, { data: [item] } as never)
  render(
    <QueryClientProvider client={client}>
      <Suspects run={{ id: 'run' } as ScoreRun} onRegrade={() => {}} onSee={() => {}} />
    </QueryClientProvider>,
  )
  return screen.getAllByRole('button').map(({ textContent }) => textContent)
}

test('where the keys could not be looked at the panel says so, and tries again', async () => {
  let asked = 0
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    asked++
    return Promise.resolve(
      Response.json({ code: 'internal', message: 'Server sedang sibuk.' }, { status: 500 }),
    )
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Suspects run={{ id: 'run' } as ScoreRun} onRegrade={() => {}} onSee={() => {}} />
    </QueryClientProvider>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('Server sedang sibuk.')
  const before = asked
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  await waitFor(() => expect(asked).toBeGreaterThan(before))
  fetch.mockRestore()
})

test('a key that many answers speak against is changed from the panel', () => {
  expect(listButtons('strong')).toEqual(['Lihat soal', 'Ganti kunci ke B', 'Anulir soal'])
})

test('where the evidence is weak the question is read first: no button changes its key at once', () => {
  expect(listButtons('weak')).toEqual(['Lihat soal'])
})
