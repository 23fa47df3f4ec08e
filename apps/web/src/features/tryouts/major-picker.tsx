import { type Major, universities } from '@gerbang/contract/universities.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../api/query.ts'
import { Field } from '../../ui/form/field.tsx'
import { Picker } from '../../ui/form/picker.tsx'
import { MajorFigures } from './major-figures.tsx'
import { texts } from './texts.ts'

const words = texts.majors

/** A university has a few hundred majors at most, so they are fetched once and searched here. */
export function MajorPicker({ universityId, value, error, onPick }: MajorPickerProps) {
  const [search, setSearch] = useState('')
  const university = useQuery({
    ...query(universities.get, { params: { universityId: universityId ?? '' } }),
    enabled: universityId !== undefined,
  })
  const majors = university.data?.data.majors ?? []
  return (
    <Field label={words.major} error={error}>
      {control => (
        <Picker<Major>
          control={control}
          title={words.major}
          value={value}
          disabled={universityId === undefined}
          options={majors.filter(major => matches(major, search))}
          getKey={({ id }) => id}
          getLabel={({ name, level }) => `${name} (${level})`}
          onPick={onPick}
          onSearch={setSearch}
          placeholder={universityId === undefined ? words.majorFirst : words.majorPlaceholder}
          nothing={university.error?.message ?? words.nothing}
          isLoading={university.isPending}
          renderOption={major => (
            <>
              <span className="block font-medium">
                {major.name} <span className="font-normal text-muted">({major.level})</span>
              </span>
              <MajorFigures major={major} />
            </>
          )}
        />
      )}
    </Field>
  )
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
  onPick: (major: Major) => void
}
