import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { NamedNote } from './named-note.tsx'

test('a row with a page of its own leads there by its name alone', () => {
  render(
    <NamedNote name="Dewi Lestari" to="/admin/user/detail/7">
      XII-A
    </NamedNote>,
    { wrapper: MemoryRouter },
  )
  expect(screen.getByRole('link', { name: 'Dewi Lestari' }).getAttribute('href')).toBe('/admin/user/detail/7')
  expect(screen.getByText('XII-A')).toBeDefined()
})

test('without a page it is only told', () => {
  render(<NamedNote name="Dewi Lestari">XII-A</NamedNote>)
  expect(screen.getByText('Dewi Lestari')).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})
