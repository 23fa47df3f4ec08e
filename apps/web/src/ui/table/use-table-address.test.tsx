import { act, renderHook } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test } from 'vitest'
import type { TableShape } from './table-address.ts'
import { type TableAddress, useTableAddress } from './use-table-address.ts'

const filters = { status: { aktif: 'Aktif', selesai: 'Selesai' }, kelas: null }
const shape: TableShape<typeof filters, 'name' | '-name'> = { filters, sorts: ['name', '-name'] }

type Address = TableAddress<typeof filters, 'name' | '-name'>

/** A table at an address of its own. */
function openTable(search = '') {
  let state: Address | undefined
  function Table() {
    state = useTableAddress(shape)
    return null
  }
  const router = createMemoryRouter([{ path: '/', element: <Table /> }], {
    initialEntries: ['/sebelumnya', `/${search}`],
  })
  renderHook(() => null, { wrapper: () => <RouterProvider router={router} /> })
  return {
    address: () => {
      if (!state) throw new Error('No table is drawn')
      return state
    },
    search: () => router.state.location.search,
    action: () => router.state.historyAction,
  }
}

test('the state is what the address says', () => {
  const { address } = openTable('?page=3&status=aktif&search=ani&sort=-name')
  expect(address()).toMatchObject({
    page: 3,
    search: 'ani',
    sort: '-name',
    filters: { status: 'aktif' },
    isNarrowed: true,
  })
})

test('where the parts of the table lead, whatever else the address says stays', () => {
  const { address } = openTable('?page=3&status=aktif&tab=soal')
  expect(address().toPage(4)).toBe('?page=4&status=aktif&tab=soal')
  expect(new URLSearchParams(address().toSort('-name')).get('tab')).toBe('soal')
  expect(address().toAll).toBe('?tab=soal')
})

test('another order, filter or search begins at its first page', () => {
  const { address } = openTable('?page=3')
  for (const to of [address().toSort('-name'), address().toFilter('kelas', 'x1')])
    expect(new URLSearchParams(to).get('page')).toBeNull()
})

test('words that are typed replace the address, and a filter is a step that can be taken back', async () => {
  const { address, search, action } = openTable('?page=2')
  await act(async () => address().onSearch('an'))
  await act(async () => address().onSearch('ani'))
  expect([search(), action()]).toEqual(['?search=ani', 'REPLACE'])
  await act(async () => address().onFilter('status', 'selesai'))
  expect([search(), action()]).toEqual(['?search=ani&status=selesai', 'PUSH'])
  expect(address().isNarrowed).toBe(true)
})
