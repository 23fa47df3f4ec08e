import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { linkColumn } from './columns.tsx'

const id = '0198f0c4-5f5e-7000-8000-000000000001'

test('the first column is the name of a row, sorts by it, and leads to its page', () => {
  const column = linkColumn('title', 'Judul', '/admin/try-out/:id')
  render(<MemoryRouter>{column.cell({ id, title: 'Try Out Akbar' })}</MemoryRouter>)
  const link = screen.getByRole('link', { name: 'Try Out Akbar' })
  expect(link.getAttribute('href')).toBe(`/admin/try-out/${id}`)
  expect([column.id, column.header, column.sort]).toEqual(['title', 'Judul', 'title'])
})
