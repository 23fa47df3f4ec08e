import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { SortableList } from './sortable-list.tsx'

function Order() {
  const [items, setItems] = useState(['Satu', 'Dua', 'Tiga'])
  return (
    <SortableList label="Urutan" items={items} getKey={item => item} getName={item => item} onSort={setItems}>
      {item => <p>{item}</p>}
    </SortableList>
  )
}

const readOrder = () => screen.getAllByRole('listitem').map(row => row.textContent)

afterEach(cleanup)

test('the keyboard lifts a row, moves it, keeps the focus on it and tells each step', async () => {
  const user = userEvent.setup()
  render(<Order />)
  await user.tab()
  await user.keyboard(' {ArrowDown}{ArrowDown}')
  expect(screen.getByRole('status').textContent).toBe('Satu di urutan 3 dari 3.')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Pindahkan Satu')
  await user.keyboard(' ')
  expect(readOrder()).toEqual(['Dua', 'Tiga', 'Satu'])
  expect(screen.getByRole('status').textContent).toBe('Satu ditaruh di urutan 3.')
})

test('Escape brings a lifted row back', async () => {
  const user = userEvent.setup()
  render(<Order />)
  await user.tab()
  await user.keyboard(' {ArrowDown}{Escape}')
  expect(readOrder()).toEqual(['Satu', 'Dua', 'Tiga'])
  expect(screen.getByRole('status').textContent).toBe('Batal. Satu kembali ke urutan 1.')
})

test('arrows alone move nothing', async () => {
  const user = userEvent.setup()
  render(<Order />)
  await user.tab()
  await user.keyboard('{ArrowDown}')
  expect(readOrder()).toEqual(['Satu', 'Dua', 'Tiga'])
})
