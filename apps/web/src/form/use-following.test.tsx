import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { useFollowing } from './use-following.ts'

interface Values {
  title: string
  place: string
}

const saved = { title: 'Bank lama', place: 'Jember' }

/** A form over what is saved, and what stands in it. */
function open(isOn = true) {
  const { result, rerender } = renderHook(
    ({ values }: { values: Values }) => {
      const form = useForm<Values>({ defaultValues: saved })
      useFollowing(form, values, isOn)
      return { form, isDirty: form.formState.isDirty }
    },
    { initialProps: { values: saved } },
  )
  return {
    type: (name: keyof Values, text: string) =>
      act(async () => result.current.form.setValue(name, text, { shouldDirty: true })),
    save: (values: Values) => act(async () => rerender({ values })),
    read: () => ({ ...result.current.form.getValues(), isDirty: result.current.isDirty }),
  }
}

test('what is saved elsewhere shows in fields that nobody has touched', async () => {
  const { save, read } = open()
  await save({ title: 'Bank baru', place: 'Jember' })
  expect(read()).toEqual({ title: 'Bank baru', place: 'Jember', isDirty: false })
})

test('what was typed stays beside it, and is still to be saved', async () => {
  const { type, save, read } = open()
  await type('title', 'Judul yang diketik')
  await save({ title: 'Bank baru', place: 'Kupang' })
  expect(read()).toEqual({ title: 'Judul yang diketik', place: 'Kupang', isDirty: true })
})

test('once the own change is what is saved there is nothing left to save', async () => {
  const { type, save, read } = open()
  await type('title', 'Judul yang diketik')
  await save({ title: 'Judul yang diketik', place: 'Jember' })
  expect(read().isDirty).toBe(false)
})

test('values that are equal leave the form alone, and so does every value where it does not follow', async () => {
  const following = open()
  await following.type('title', 'A')
  await following.save({ ...saved })
  expect(following.read()).toEqual({ title: 'A', place: 'Jember', isDirty: true })
  const own = open(false)
  await own.save({ title: 'Bank baru', place: 'Kupang' })
  expect(own.read()).toEqual({ ...saved, isDirty: false })
})
