import { type FoundMajor, universities } from '@gerbang/contract/exam/universities.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { query } from '../../../api/query.ts'
import { formatCount } from '../../../format/format-number.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { useSettled } from '../../../ui/use-settled.ts'
import { StepFrame } from './step-frame.tsx'
import { texts } from './texts.ts'
import { useLeaveStep } from './use-leave-step.ts'

const words = texts.target
const fitting = ['all', 'elsewhere'] as const

/** One major to aim for, found by whatever it is called; nothing is chosen beforehand, and not to know yet is fine. */
export function TargetStep() {
  const [search, setSearch] = useState('')
  const [picked, setPicked] = useState<string | null>(null)
  const settled = useSettled(search.trim())
  const leave = useLeaveStep()
  const { mutate } = leave
  const found = useQuery({
    ...query(universities.majors, { query: { search: settled, per_page: 12 } }),
    placeholderData: keepPreviousData,
  })
  const { data = [], meta } = (settled !== '' && found.data) || {}
  // Where there is no major at all, nothing is asked.
  const isEmpty = settled === '' && found.data?.meta.total === 0
  useEffect(() => {
    if (isEmpty) mutate({ body: { step: 'goal' } })
  }, [isEmpty, mutate])
  const note = meta?.understood.map(({ said, meant }) => words.understood(said, meant)).join(' · ')
  const isPicked = data.some(({ id }) => id === picked)
  return (
    <StepFrame
      number={2}
      title={words.title}
      skip={{
        label: words.unknown,
        busy: leave.isPending,
        onClick: () => mutate({ body: { step: 'goal' } }),
      }}
      foot={
        <>
          <Button
            size="large"
            className="w-full"
            disabled={!isPicked}
            busy={leave.isPending}
            aria-describedby="use-why"
            onClick={() => mutate({ body: { major_id: picked, step: 'goal' } })}
          >
            {words.use}
          </Button>
          <p id="use-why" className="mt-2 text-center text-sm text-muted">
            {!isPicked && words.why}
          </p>
        </>
      }
    >
      <p className="mb-5 text-md text-muted">{words.intro}</p>
      <Field label={words.label}>
        {control => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            value={search}
            onChange={event => setSearch(event.target.value)}
          />
        )}
      </Field>
      <output className="mt-2 block text-sm text-muted">
        {settled === ''
          ? words.hint
          : found.isFetching
            ? ''
            : data.length === 0
              ? words.notFound
              : words.found(data.length)}
        {note ? ` · ${note}` : ''}
      </output>
      {settled === '' && <Examples onPick={setSearch} />}
      {data.length > 0 && <Majors found={data} picked={picked} onPick={setPicked} />}
    </StepFrame>
  )
}

/** Ways to ask, to be tapped by whoever does not know how to begin. */
function Examples({ onPick }: { onPick: (search: string) => void }) {
  return (
    <ul aria-label={words.examples} className="mt-3 flex flex-wrap gap-2">
      {words.exampleSearches.map(search => (
        <li key={search}>
          <Button variant="secondary" onClick={() => onPick(search)}>
            {search}
          </Button>
        </li>
      ))}
    </ul>
  )
}

interface MajorsProps {
  found: FoundMajor[]
  picked: string | null
  onPick: (id: string) => void
}

function Majors({ found, picked, onPick }: MajorsProps) {
  const groups = fitting
    .map(fits => ({ fits, majors: found.filter(major => major.fits === fits) }))
    .filter(({ majors }) => majors.length > 0)
  return (
    <fieldset className="mt-4">
      <legend className="sr-only">{words.choices}</legend>
      {groups.map(({ fits, majors }) => (
        <section key={fits} className="mb-5">
          <h2 className="mb-2 text-sm">{words.fits[fits]}</h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {majors.map(({ id, name, level, university, figures }) => (
              <li key={id}>
                <label className="grid min-h-12 cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-4 py-3 has-checked:bg-brand-soft">
                  <input
                    type="radio"
                    name="major"
                    checked={picked === id}
                    onChange={() => onPick(id)}
                    className="row-span-3 mt-1 size-5 accent-(--color-brand)"
                  />
                  <span className="font-semibold">{name}</span>
                  <span className="text-md">{university.name}</span>
                  <span className="text-sm text-muted">{describe(level, figures)}</span>
                </label>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </fieldset>
  )
}

const describe = (level: FoundMajor['level'], figures: FoundMajor['figures']) =>
  [
    level,
    figures?.capacity ? words.seats(formatCount(figures.capacity)) : null,
    figures?.passing_score ? words.reference(formatCount(figures.passing_score)) : null,
  ]
    .filter(part => part !== null)
    .join(' · ')
