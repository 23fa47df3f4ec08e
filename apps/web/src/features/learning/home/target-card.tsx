import { type Home, home as homeCalls } from '@gerbang/contract/learning/home.ts'
import { studyPlans } from '@gerbang/contract/exam/study-plans.ts'
import { type ChosenMajor, universities } from '@gerbang/contract/exam/universities.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { formatCount } from '../../../format/format-number.ts'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Picker } from '../../../ui/form/picker.tsx'
import { useSettled } from '../../../ui/use-settled.ts'
import { texts } from './texts.ts'

const words = texts.target

/** The distance carries the error of the score it is measured from; the target is the student's own to change. */
export function TargetCard({ home: { target, entries } }: { home: Home }) {
  const se = entries.at(-1)?.total_se ?? null
  const passing = target?.figures?.passing_score ?? null
  return (
    <Card title={target === null ? words.ask : words.title}>
      {target !== null && passing !== null && (
        <p className="mb-3 text-md">
          {target.gap !== null && <strong>{tellGap(target.gap, se)} </strong>}
          <span className="text-muted">
            {target.figures && words.reference(formatCount(passing), target.figures.year)}{' '}
            {target.figures?.is_estimate && words.estimate}
          </span>
        </p>
      )}
      <TargetPicker value={target} />
    </Card>
  )
}

/** A distance below its own error is none. */
function tellGap(gap: number, se: number | null): string {
  if (se !== null && Math.abs(gap) < se) return words.same
  const error = se === null ? '' : ` ± ${formatCount(se)}`
  return (gap < 0 ? words.below : words.above)(formatCount(Math.abs(gap)), error)
}

function TargetPicker({ value }: { value: ChosenMajor | null }) {
  const [search, setSearch] = useState('')
  const settled = useSettled(search.trim())
  const change = useSend(studyPlans.change, { refreshes: [homeCalls.get], announces: true })
  const found = useQuery({
    ...query(universities.majors, { query: { search: settled, per_page: 30 } }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  })
  const { data = [], meta } = (settled !== '' && found.data) || {}
  return (
    <Field label={words.label}>
      {control => (
        <Picker<ChosenMajor & { fits?: 'all' | 'elsewhere' }>
          control={control}
          title={words.label}
          value={value}
          options={data}
          getKey={({ id }) => id}
          getLabel={nameMajor}
          {...(settled !== '' && { getGroup: ({ fits = 'all' }) => words.fits[fits] })}
          onPick={({ id }) => change.mutate({ body: { major_id: id } })}
          onSearch={setSearch}
          placeholder={words.placeholder}
          note={meta?.understood.map(({ said, meant }) => words.understood(said, meant)).join(' · ')}
          nothing={found.error?.message ?? (settled === '' ? words.hint : words.notFound)}
          near={meta?.near ?? []}
          isLoading={settled !== '' && found.isPending}
          renderOption={major => (
            <>
              <span className="block font-medium">{major.name}</span>
              <span className="block text-sm">{major.university.name}</span>
            </>
          )}
        />
      )}
    </Field>
  )
}

const nameMajor = ({ name, university }: ChosenMajor) => `${name}, ${university.short_name}`
