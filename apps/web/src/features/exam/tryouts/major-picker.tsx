import { type FoundMajor, type Major, universities } from '@gerbang/contract/exam/universities.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Picker } from '../../../ui/form/picker.tsx'
import { useSettled } from '../../../ui/use-settled.ts'
import type { University } from './choice-slots.ts'
import { MajorFigures } from './major-figures.tsx'
import { texts as words } from './major-texts.ts'

/** A choice that was made before has nothing that was found. */
type Option = Major & Partial<Pick<FoundMajor, 'university' | 'fits'>>

/** Of the chosen university, or of all: who knows what they want to study need not know where. */
export function MajorPicker({ universityId, value, error, onPick }: MajorPickerProps) {
  const [search, setSearch] = useState('')
  const { majors, note, near, isLoading, failure } = useMajors(universityId, search)
  const nothing = near.length > 0 ? words.near : words.notFound
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
          {...(search.trim() !== '' && { getGroup: ({ fits = 'all' }) => words.fits[fits] })}
          onPick={({ university, fits: _, ...major }) => onPick(major, university)}
          onSearch={setSearch}
          placeholder={universityId === undefined ? words.majorAnywhere : words.majorPlaceholder}
          note={note}
          nothing={failure?.message ?? (search.trim() === '' ? words.majorHint : nothing)}
          near={near}
          isLoading={isLoading}
          renderOption={major => (
            <>
              <span className="block font-medium">
                {major.name} <span className="font-normal text-muted">({major.level})</span>
              </span>
              {universityId === undefined && <span className="block text-sm">{major.university?.name}</span>}
              <MajorFigures major={major} />
            </>
          )}
        />
      )}
    </Field>
  )
}

/** All of a university are shown at once; of all universities only what is searched for. */
function useMajors(universityId: string | undefined, search: string) {
  const settled = useSettled(search.trim())
  const isAsked = universityId !== undefined || settled !== ''
  const found = useQuery({
    ...query(universities.majors, {
      query: {
        search: settled,
        university_id: universityId,
        per_page: universityId === undefined ? 50 : 100,
      },
    }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const { data = [], meta } = (isAsked && found.data) || {}
  return {
    majors: data,
    note: meta?.understood.map(({ said, meant }) => words.understood(said, meant)).join(' · '),
    near: meta?.near ?? [],
    isLoading: isAsked && found.isPending,
    failure: found.error,
  }
}

interface MajorPickerProps {
  universityId: string | undefined
  value: Major | null
  error: string | undefined
  /** The university comes along where none was chosen. */
  onPick: (major: Major, university: University | undefined) => void
}
