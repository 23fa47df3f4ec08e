import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LoadedRows } from './loaded-rows.tsx'

type None = Parameters<typeof LoadedRows>[0]['none']

function List({ rows, none }: { rows: string[]; none: None }) {
  const from = useQuery({ queryKey: ['rows'], queryFn: async () => ({ data: rows }) })
  return (
    <LoadedRows from={from} none={none}>
      {({ data }) => data.map(row => <li key={row}>{row}</li>)}
    </LoadedRows>
  )
}

const show = (rows: string[], none: None) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <List rows={rows} none={none} />
    </QueryClientProvider>,
  )

const none = { title: 'Belum ada kelas', text: 'Buat yang pertama.' }

test('until the rows are there it says that they are coming', () => {
  show(['XII-A'], none)
  expect(screen.getByRole('status').textContent).toContain('Memuat')
})

test('rows stand alone, without the words for none', async () => {
  show(['XII-A', 'XII-B'], none)
  expect((await screen.findAllByRole('listitem')).map(row => row.textContent)).toEqual(['XII-A', 'XII-B'])
  expect(screen.queryByText(none.title)).toBeNull()
})

test('a page without rows says so below a heading, a part of one in a line', async () => {
  const page = show([], none)
  expect(await screen.findByRole('heading', { name: none.title })).toBeDefined()
  expect(screen.getByText(none.text)).toBeDefined()
  page.unmount()
  show([], 'Belum ada tugas.')
  expect(await screen.findByText('Belum ada tugas.')).toBeDefined()
  expect(screen.queryByRole('heading')).toBeNull()
})
