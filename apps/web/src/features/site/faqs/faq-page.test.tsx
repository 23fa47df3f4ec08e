import { faqs } from '@gerbang/contract/site/faqs.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { query } from '../../../api/query.ts'
import { FaqPage } from './faq-page.tsx'

afterEach(cleanup)

test('a picture in an answer opens larger, and larger still', () => {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  const image = '<img src="/media/a.webp" alt="Tombol mulai" width="600" height="900">'
  const answer = { id: '1', question: 'Di mana tombolnya?', category: 'Umum', answer_html: `<p>${image}</p>` }
  const { queryKey } = query(faqs.list, { query: { per_page: 100 } })
  client.setQueryData(queryKey, { data: [answer] } as never)
  render(
    <QueryClientProvider client={client}>
      <FaqPage />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByText('Di mana tombolnya?'))
  fireEvent.click(screen.getByRole('button', { name: 'Perbesar gambar: Tombol mulai', hidden: true }))

  const dialog = screen.getByRole('dialog', { name: 'Gambar' })
  const frame = within(dialog).getByRole('region', { name: 'Tombol mulai' })
  expect(within(frame).getByRole('img').getAttribute('src')).toMatch(/\/media\/a\.webp$/)
  expect(Number(frame.style.getPropertyValue('--ratio'))).toBeCloseTo(600 / 900)
  expect(frame.dataset['large']).toBeUndefined()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Perbesar' }))
  expect(frame.dataset['large']).toBe('true')
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
