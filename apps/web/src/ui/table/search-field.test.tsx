import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchField } from './search-field.tsx'
import { useTableAddress } from './use-table-address.ts'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const shape = { filters: { kelas: null }, sorts: ['name'] } as const

function Table() {
  const address = useTableAddress(shape)
  return (
    <>
      <SearchField label="Cari siswa" value={address.search} onSearch={address.onSearch} />
      <Link to={address.toFilter('kelas', 'XII A')}>Kelas XII A</Link>
      <Link to={address.toAll}>Semua</Link>
    </>
  )
}

/** A table with its search, at an address of its own. */
function open(search = '') {
  const router = createMemoryRouter([{ path: '/', element: <Table /> }], { initialEntries: [`/${search}`] })
  render(<RouterProvider router={router} />)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  return {
    user,
    field: screen.getByRole<HTMLInputElement>('searchbox', { name: 'Cari siswa' }),
    address: () => router.state.location.search,
    /** Steps through the history of the browser, and waits longer than anybody pauses while typing. */
    go: async (steps: number) => {
      await act(async () => router.navigate(steps))
      await pause()
    },
  }
}

const pause = () => act(() => vi.advanceTimersByTimeAsync(1_000))

test('what is typed becomes the search once the typing pauses, without the spaces around it', async () => {
  const { user, field, address } = open('?page=4')
  await user.type(field, ' ani ')
  await pause()
  expect(address()).toBe('?search=ani')
  expect(field.value).toBe(' ani ')
})

test('a search that an address brings along stands in its field, and is not sent again', async () => {
  const { field, address } = open('?search=ani&page=3')
  await pause()
  expect(field.value).toBe('ani')
  expect(address()).toBe('?search=ani&page=3')
})

test('a link that lets everything through empties the field', async () => {
  const { user, field, address } = open('?search=ani')
  await user.click(screen.getByRole('link', { name: 'Semua' }))
  await pause()
  await waitFor(() => expect(field.value).toBe(''))
  expect(address()).toBe('')
})

test('forward brings a search back that back had left', async () => {
  const { user, field, address, go } = open()
  await user.click(screen.getByRole('link', { name: 'Kelas XII A' }))
  await user.type(field, 'ani')
  await pause()
  await go(-1)
  expect([field.value, address()]).toEqual(['', ''])
  await go(1)
  expect(field.value).toBe('ani')
  expect(address()).toBe('?kelas=XII+A&search=ani')
})

test('back shows the search of then, not the newer one', async () => {
  const { user, field, address, go } = open()
  await user.type(field, 'ani')
  await pause()
  await user.click(screen.getByRole('link', { name: 'Kelas XII A' }))
  await user.clear(field)
  await user.type(field, 'budi')
  await pause()
  expect(address()).toBe('?search=budi&kelas=XII+A')
  await go(-1)
  expect(field.value).toBe('ani')
  expect(address()).toBe('?search=ani')
})
