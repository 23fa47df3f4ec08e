import { expect, test } from 'vitest'
import { readTableState, writeTableState } from './table-address.ts'

const shape = {
  filters: { province: null, state: { open: 'Buka', closed: 'Tutup' } },
  sorts: ['rank', '-rank', 'name'],
} as const
const start = { page: 1, search: '', sort: 'rank', filters: {} } as const

function read(address: string) {
  return readTableState(new URLSearchParams(address), shape)
}

test('a bare address is the start', () => {
  expect(read('')).toEqual(start)
})

test('what the table does not know falls back to the start', () => {
  expect(read('?page=0&sort=password&kelas=12')).toEqual(start)
  expect(read('?page=1.5&state=gone')).toEqual(start)
})

test('a state comes back from its address as it was', () => {
  const state = {
    page: 3,
    search: 'rani & ayu',
    sort: '-rank',
    filters: { province: '32', state: 'open' },
  } as const
  expect(read(writeTableState(new URLSearchParams(), shape, state))).toEqual(state)
})

test('defaults stay out of the address', () => {
  expect(writeTableState(new URLSearchParams('?province=32&page=4'), shape, start)).toBe('?')
})

test('the rest of the address stays', () => {
  const params = new URLSearchParams('?tab=peserta&page=4')
  expect(writeTableState(params, shape, { ...start, search: 'rani' })).toBe('?tab=peserta&search=rani')
})
