import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { ChoiceField } from './choice.tsx'
import { DateTimeField } from './date-time-field.tsx'
import { FileField } from './file-field.tsx'
import { NumberField } from './number-field.tsx'
import { RadioField } from './radio-field.tsx'
import { SelectField } from './select-field.tsx'

/** One field in a form, and what the form holds. */
function open(values: Record<string, unknown>, field: ReactNode) {
  const held: { form?: ReturnType<typeof useForm> } = {}
  function Form() {
    const form = useForm({ defaultValues: values })
    held.form = form
    return (
      <FormProvider {...form}>
        <form>{field}</form>
      </FormProvider>
    )
  }
  render(<Form />)
  return {
    user: userEvent.setup(),
    read: (name: string): unknown => held.form?.getValues(name),
    reset: (to: Record<string, unknown>) => act(async () => held.form?.reset(to)),
    fail: (name: string, message: string) => act(async () => held.form?.setError(name, { message })),
  }
}

test('a number is kept as a number while it is typed, and written the Indonesian way once it is left', async () => {
  const { user, read } = open({ seats: null }, <NumberField name="seats" label="Kursi" />)
  const field = screen.getByLabelText('Kursi')
  await user.type(field, '1250,5')
  expect(read('seats')).toBe(1250.5)
  expect(field).toHaveProperty('value', '1250,5')
  await user.tab()
  expect(field).toHaveProperty('value', '1.250,5')
  await user.clear(field)
  expect(read('seats')).toBeNull()
})

test('what is no number stays as it was typed, to be mended', async () => {
  const { user, read } = open({ seats: null }, <NumberField name="seats" label="Kursi" />)
  const field = screen.getByLabelText('Kursi')
  await user.type(field, 'banyak')
  await user.tab()
  expect(field).toHaveProperty('value', 'banyak')
  expect(read('seats')).toBeNaN()
})

test('a year has no dot between its digits', () => {
  open({ year: 2026 }, <NumberField name="year" label="Tahun" isYear />)
  expect(screen.getByLabelText('Tahun')).toHaveProperty('value', '2026')
})

test('a moment is kept in UTC and written on the clock of the reader, whose zone the label names', async () => {
  const start = { opens_at: '2026-11-24T01:00:00.000Z' }
  const { user, read } = open(
    start,
    <DateTimeField name="opens_at" label="Dibuka" timeZone="Asia/Jayapura" />,
  )
  const field = screen.getByLabelText('Dibuka (WIT)')
  expect(field).toHaveProperty('value', '2026-11-24T10:00')
  await user.clear(field)
  expect(read('opens_at')).toBeNull()
  await user.type(field, '2026-12-01T08:30')
  expect(read('opens_at')).toBe('2026-11-30T23:30:00.000Z')
})

test('a form that begins anew takes back a moment and a number that were typed', async () => {
  const fields = (
    <>
      <DateTimeField name="opens_at" label="Dibuka" timeZone="Asia/Jakarta" />
      <NumberField name="seats" label="Kursi" />
    </>
  )
  const { user, read, reset } = open({ opens_at: null, seats: null }, fields)
  const [time, seats] = [screen.getByLabelText('Dibuka (WIB)'), screen.getByLabelText('Kursi')]
  await user.type(time, '2026-12-01T08:30')
  await user.type(seats, 'banyak')
  await reset({ opens_at: null, seats: 30 })
  expect([time, seats].map(field => (field as HTMLInputElement).value)).toEqual(['', '30'])
  await reset({ opens_at: '2026-11-24T01:00:00.000Z', seats: null })
  expect([time, seats].map(field => (field as HTMLInputElement).value)).toEqual(['2026-11-24T08:00', ''])
  expect(read('seats')).toBeNull()
})

const picture = (
  <FileField name="photo" label="Foto" accept="image/png,.jpg" kinds="PNG atau JPEG" maxBytes={10} />
)
const file = (name: string, type: string, bytes = 5) => new File(['x'.repeat(bytes)], name, { type })

async function choose(user: ReturnType<typeof userEvent.setup>, picked: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no input of a file.')
  // The field refuses by itself what the browser's own dialog would not offer.
  await user.upload(input, picked)
}

test('a file is told with its size, can be changed for another and thrown out', async () => {
  const { user, read } = open({ photo: null }, picture)
  expect(screen.getByText('Belum ada berkas.')).toBeTruthy()
  await choose(user, file('aku.png', 'image/png'))
  expect(screen.getByText(/^aku\.png \(/)).toBeTruthy()
  await choose(user, file('kami.png', 'image/png'))
  expect(read('photo')).toMatchObject({ name: 'kami.png' })
  await user.click(screen.getByRole('button', { name: 'Buang berkas' }))
  expect(read('photo')).toBeNull()
  expect(screen.getByText('Belum ada berkas.')).toBeTruthy()
})

test('a file that is too large is refused before it travels, and the former one stays', async () => {
  const { user, read } = open({ photo: null }, picture)
  await choose(user, file('aku.png', 'image/png'))
  await choose(user, file('besar.png', 'image/png', 11))
  expect(screen.getByText(/^Berkas ini lebih dari /)).toBeTruthy()
  expect(read('photo')).toMatchObject({ name: 'aku.png' })
  await choose(user, file('lain.png', 'image/png'))
  expect(screen.queryByText(/^Berkas ini lebih dari /)).toBeNull()
})

test('the ending of a name stands for a kind that the browser does not know', async () => {
  const { user, read } = open({ photo: null }, picture)
  await choose(user, file('AKU.JPG', ''))
  expect(read('photo')).toMatchObject({ name: 'AKU.JPG' })
})

const grades = [
  { value: '11', label: 'Kelas 11' },
  { value: '12', label: 'Kelas 12' },
]

test('one of a few stands on cards, and a mistake is read with them', async () => {
  const { user, read, fail } = open(
    { grade: '11' },
    <RadioField name="grade" label="Kelas" options={grades} />,
  )
  expect(screen.getByRole('radio', { name: 'Kelas 11' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('radio', { name: 'Kelas 12' }))
  expect(read('grade')).toBe('12')
  await fail('grade', 'Pilih kelasmu.')
  const group = screen.getByRole('radiogroup', { name: 'Kelas', description: 'Pilih kelasmu.' })
  expect(group.getAttribute('aria-invalid')).toBe('true')
})

test('a choice that was made before its list came shows once the list is there', () => {
  let options: typeof grades = []
  function Form() {
    const form = useForm({ defaultValues: { grade: '12' } })
    return (
      <FormProvider {...form}>
        <SelectField name="grade" label="Kelas" options={options} />
      </FormProvider>
    )
  }
  const page = render(<Form />)
  options = grades
  page.rerender(<Form />)
  expect(screen.getByLabelText('Kelas')).toHaveProperty('value', '12')
})

test('a list that did not come says so at its field', () => {
  open({ grade: '' }, <SelectField name="grade" label="Kelas" options={[]} error="Daftar belum dimuat." />)
  const field = screen.getByRole('combobox', { name: 'Kelas', description: 'Daftar belum dimuat.' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('what must be picked cannot be put back to none', () => {
  const choice = { value: '', options: grades, onPick: () => {} }
  render(
    <>
      <ChoiceField label="Wajib" none="Pilih…" mustPick {...choice} />
      <ChoiceField label="Bebas" none="Semua" {...choice} />
    </>,
  )
  expect(screen.getByRole('option', { name: 'Pilih…' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('option', { name: 'Semua' })).toHaveProperty('disabled', false)
})
