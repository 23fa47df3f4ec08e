import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { holdsWords } from '../holds-words.ts'
import { Picker } from './picker.tsx'

interface City {
  id: string
  name: string
  province: string
}

const cities: City[] = [
  { id: '1', name: 'Bandung', province: 'Jawa Barat' },
  { id: '2', name: 'Bekasi', province: 'Jawa Barat' },
  { id: '3', name: 'Denpasar', province: 'Bali' },
]

async function open({ near = [], isLoading = false }: { near?: string[]; isLoading?: boolean } = {}) {
  const onPick = vi.fn<(city: City) => void>()
  function Field() {
    const [city, setCity] = useState<City | null>(null)
    const [typed, setTyped] = useState('')
    return (
      <Picker
        control={{ id: 'city', 'aria-describedby': 'about', 'aria-invalid': undefined }}
        title="Kota"
        value={city}
        options={cities.filter(({ name }) => holdsWords(name, typed))}
        getKey={({ id }) => id}
        getLabel={({ name }) => name}
        getGroup={({ province }) => province}
        renderOption={({ name }) => name}
        onPick={next => (setCity(next), onPick(next))}
        onSearch={setTyped}
        placeholder="Cari kota"
        nothing="Tidak ada kota ini."
        near={near}
        isLoading={isLoading}
      />
    )
  }
  render(<Field />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Cari kota' }))
  const search = await screen.findByRole('combobox', { name: 'Cari kota' })
  return { user, onPick, search }
}

const listOptions = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const findActive = (search: HTMLElement) =>
  document.getElementById(search.getAttribute('aria-activedescendant') ?? '')?.textContent

test('the search has the focus, and each group stands above its rows once', async () => {
  const { search } = await open()
  await waitFor(() => expect(document.activeElement).toBe(search))
  expect(listOptions()).toEqual(['Bandung', 'Bekasi', 'Denpasar'])
  const list = within(screen.getByRole('listbox', { name: 'Cari kota' }))
  expect(list.getAllByText('Jawa Barat')).toHaveLength(1)
})

test('arrows go through the rows and stop at either end, Enter picks, and the list closes', async () => {
  const { user, onPick, search } = await open()
  await user.type(search, '{ArrowDown}{ArrowDown}')
  expect(findActive(search)).toBe('Bekasi')
  await user.keyboard('{End}{ArrowDown}')
  expect(findActive(search)).toBe('Denpasar')
  await user.keyboard('{Home}{ArrowUp}')
  expect(findActive(search)).toBe('Bandung')
  await user.keyboard('{Enter}')
  expect(onPick).toHaveBeenCalledWith(cities[0])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button').textContent).toBe('Bandung')
})

test('Enter right after typing picks nothing: nobody has chosen yet', async () => {
  const { user, onPick, search } = await open()
  await user.type(search, 'be{Enter}')
  expect(listOptions()).toEqual(['Bekasi'])
  expect(onPick).not.toHaveBeenCalled()
})

test('a search without a match says so, and offers what to search for instead', async () => {
  const { user, search } = await open({ near: ['Denpasar'] })
  await user.type(search, 'denpassar')
  expect(screen.getByText('Tidak ada kota ini.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Denpasar' }))
  expect(search).toHaveProperty('value', 'Denpasar')
  expect(listOptions()).toEqual(['Denpasar'])
  expect(document.activeElement, 'one goes on typing').toBe(search)
})

test('while rows are on their way it does not say that there are none', async () => {
  const { user, search } = await open({ isLoading: true, near: ['Denpasar'] })
  await user.type(search, 'zzz')
  expect(screen.queryByText('Tidak ada kota ini.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Denpasar' })).toBeNull()
})

test('a list that is opened again begins with everything, and shows what is picked', async () => {
  const { user, search } = await open()
  await user.type(search, 'den')
  await user.click(screen.getByRole('option', { name: 'Denpasar' }))
  await user.click(screen.getByRole('button', { name: 'Denpasar' }))
  await screen.findByRole('combobox', { name: 'Cari kota' })
  expect(listOptions()).toEqual(['Bandung', 'Bekasi', 'Denpasar'])
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Denpasar')
})
