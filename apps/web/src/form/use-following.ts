import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { settle } from './settle.ts'

/** Where what is saved changes, fields that nobody has touched change with it; what was typed stays. */
export function useFollowing<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  saved: Values,
  isOn: boolean,
) {
  const known = useRef(saved)
  useEffect(() => {
    if (!isOn || JSON.stringify(known.current) === JSON.stringify(saved)) return
    settle(form, known.current, saved)
    known.current = saved
  })
}
