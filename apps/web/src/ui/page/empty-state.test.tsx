import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { EmptyState } from './empty-state.tsx'

const words = { title: 'Belum ada try out', text: 'Buat yang pertama.', way: 'Buka Paket isi' }

test('it says under a heading why nothing is there, and leads where its words say', () => {
  render(<EmptyState sketch="papers" words={words} to="/admin/paket" />, { wrapper: MemoryRouter })
  expect(screen.getByRole('heading', { name: words.title })).toBeDefined()
  expect(screen.getByText(words.text)).toBeDefined()
  expect(screen.getByRole('link', { name: words.way }).getAttribute('href')).toBe('/admin/paket')
})

test('without an address it leads nowhere, and what else can be done stands in its place', () => {
  const { rerender } = render(<EmptyState sketch="papers" words={words} />)
  expect(screen.queryByText(words.way)).toBeNull()
  rerender(<EmptyState sketch="papers" words={words} action={<button type="button">Periksa lagi</button>} />)
  expect(screen.getByRole('button', { name: 'Periksa lagi' })).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})
