import { type Major, universities } from '@gerbang/contract/exam/universities.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Picker } from '../../../ui/form/picker.tsx'
import { useSettled } from '../../../ui/use-settled.ts'
import type { University } from './choice-slots.ts'
import { MajorFigures } from './major-figures.tsx'
import { texts } from './texts.ts'

const words = texts.majors

interface Option extends Major {
  /** Told where it is not chosen yet. */
  university?: University
}

/** Of the chosen university, or of all: who knows what they want to study need not know where. */
export function MajorPicker({ universityId, value, error, onPick }: MajorPickerProps) {
  const [search, setSearch] = useState('')
  const { majors, isLoading, failure } = useMajors(universityId, search)
  return (
    <Field label={words.major} error={error}>
      {control => (
        <Picker<Option>
          control={control}
          title={words.major}
          value={value}
          options={majors}
          getKey={({ id }) => id}
          getLabel={({ name, level }) => `${name} (${level})`}
          onPick={({ university, ...major }) => onPick(major, university)}
          onSearch={setSearch}
          placeholder={universityId === undefined ? words.majorAnywhere : words.majorPlaceholder}
          nothing={failure?.message ?? (search.trim() === '' ? words.majorHint : words.nothing)}
          isLoading={isLoading}
          renderOption={major => (
            <>
              <span className="block font-medium">
                {major.name} <span className="font-normal text-muted">({major.level})</span>
              </span>
              {major.university && <span className="block text-sm">{major.university.name}</span>}
              <MajorFigures major={major} />
            </>
          )}
        />
      )}
    </Field>
  )
}

/** A university has a few hundred majors at most, so they are fetched once and searched here; all are searched there. */
function useMajors(universityId: string | undefined, search: string) {
  const settled = useSettled(search.trim())
  const own = useQuery({
    ...query(universities.get, { params: { universityId: universityId ?? '' } }),
    enabled: universityId !== undefined,
  })
  const all = useQuery({
    ...query(universities.majors, { query: { search: settled, per_page: 50 } }),
    enabled: universityId === undefined && settled !== '',
    placeholderData: keepPreviousData,
  })
  if (universityId === undefined)
    return {
      majors: settled === '' ? [] : (all.data?.data ?? []),
      isLoading: all.isLoading,
      failure: all.error,
    }
  const majors = own.data?.data.majors.filter(major => matches(major, search)) ?? []
  return { majors, isLoading: own.isPending, failure: own.error }
}

function matches({ name, level }: Major, search: string) {
  return search
    .toLowerCase()
    .split(/\s+/)
    .every(word => `${name} ${level}`.toLowerCase().includes(word))
}

interface MajorPickerProps {
  universityId: string | undefined
  value: Major | null
  error: string | undefined
  /** The university comes along where none was chosen. */
  onPick: (major: Major, university: University | undefined) => void
}
