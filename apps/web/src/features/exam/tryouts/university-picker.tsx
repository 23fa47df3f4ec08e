import { universities } from '@gerbang/contract/exam/universities.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Picker } from '../../../ui/form/picker.tsx'
import { useSettled } from '../../../ui/use-settled.ts'
import type { University } from './choice-slots.ts'
import { texts as words } from './major-texts.ts'

interface Option extends University {
  city?: string
  major_count?: number
}

export function UniversityPicker({
  value,
  error,
  onPick,
}: {
  value: University | null
  error: string | undefined
  onPick: (u: University) => void
}) {
  const [search, setSearch] = useState('')
  const settled = useSettled(search.trim())
  const list = useQuery({
    ...query(universities.list, { query: { search: settled, per_page: 50 } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Field label={words.university} error={error}>
      {control => (
        <Picker<Option>
          control={control}
          title={words.university}
          value={value}
          options={list.data?.data ?? []}
          getKey={({ id }) => id}
          getLabel={({ name }) => name}
          onPick={({ id, name, short_name }) => onPick({ id, name, short_name })}
          onSearch={setSearch}
          placeholder={words.universityPlaceholder}
          nothing={list.error?.message ?? words.nothing}
          isLoading={list.isPending}
          renderOption={({ name, short_name, city, major_count = 0 }) => (
            <>
              <span className="block font-medium">{name}</span>
              <span className="block text-sm text-muted">
                {[short_name, city, words.majorCount(major_count)].filter(Boolean).join(' · ')}
              </span>
            </>
          )}
        />
      )}
    </Field>
  )
}
