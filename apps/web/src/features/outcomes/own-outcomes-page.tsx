import { outcomes, type OwnOutcome } from '@gerbang/contract/outcomes.ts'
import type { ChosenMajor } from '@gerbang/contract/universities.ts'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { query } from '../../api/query.ts'
import { useSend } from '../../api/use-send.ts'
import { CallForm } from '../../form/call-form.tsx'
import { useCallForm } from '../../form/use-call-form.ts'
import { paths } from '../../paths.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { texts } from './texts.ts'

const words = texts.own

export function OwnOutcomesPage() {
  const own = useQuery(query(outcomes.listOwn, {}))
  return (
    <>
      <PageHeading title={words.title}>{words.intro}</PageHeading>
      <Loaded from={own} skeleton={<Skeleton rows={2} className="h-40" />}>
        {({ data }) => (
          <div className="grid max-w-2xl gap-6">
            {data.choices.length === 0 ? <NoChoices /> : <Form choices={data.choices} years={data.years} />}
            {data.outcomes.length > 0 && <Recorded rows={data.outcomes} />}
          </div>
        )}
      </Loaded>
    </>
  )
}

function NoChoices() {
  return (
    <EmptyState
      sketch="papers"
      title={words.none.title}
      action={
        <Link to={paths.tryouts} className={buttonClasses()}>
          {words.none.go}
        </Link>
      }
    >
      {words.none.text}
    </EmptyState>
  )
}

function Form({ choices, years }: { choices: ChosenMajor[]; years: number[] }) {
  const record = useCallForm(outcomes.record, {
    values: {
      major_id: choices.length === 1 ? (choices[0]?.id ?? '') : '',
      year: '',
      admitted: '',
      consent: false,
    },
    toBody: ({ year, admitted, ...rest }) => ({ ...rest, year: Number(year), admitted: admitted === 'yes' }),
    check: ({ major_id, year, admitted, consent }) => ({
      major_id: major_id === '' ? words.needMajor : undefined,
      year: year === '' ? words.needYear : undefined,
      admitted: admitted === '' ? words.needOutcome : undefined,
      consent: consent ? undefined : words.needConsent,
    }),
    refreshes: [outcomes.listOwn],
    announces: true,
    onSuccess: (_, form) => form.reset(),
  })
  return (
    <Card title={words.form}>
      <CallForm of={record}>
        <SelectField
          name="major_id"
          label={words.major}
          options={choices.map(({ id, name, university }) => ({
            value: id,
            label: `${name}, ${university.short_name}`,
          }))}
        />
        <SelectField
          name="year"
          label={words.year}
          options={years.map(String).map(year => ({ value: year, label: year }))}
        />
        <SelectField
          name="admitted"
          label={words.outcome}
          options={[
            { value: 'yes', label: texts.outcomes.admitted },
            { value: 'no', label: texts.outcomes.refused },
          ]}
        />
        <CheckboxField name="consent" label={words.consent} hint={words.privacy} />
        <div>
          <Button type="submit" busy={record.send.isPending}>
            {words.save}
          </Button>
        </div>
      </CallForm>
    </Card>
  )
}

function Recorded({ rows }: { rows: OwnOutcome[] }) {
  const remove = useSend(outcomes.remove, { refreshes: [outcomes.listOwn], announces: true })
  return (
    <Card title={words.list}>
      <ul className="divide-y divide-line">
        {rows.map(({ major_id, major, university, year, admitted, chance, source }) => (
          <li key={`${major_id} ${year}`} className="flex flex-wrap items-center gap-3 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-semibold">
                {major}, {university}
              </p>
              <p className="text-sm text-muted">
                {year} · {chance === null ? words.untold : words.told(texts.percent(chance))}
                {source === 'import' && ` · ${words.imported}`}
              </p>
            </div>
            <Chip tone={admitted ? 'ok' : 'neutral'}>
              {admitted ? texts.outcomes.admitted : texts.outcomes.refused}
            </Chip>
            <Button
              variant="quiet"
              size="table"
              icon={<Trash2 aria-hidden size={16} strokeWidth={1.75} />}
              aria-label={words.remove(major)}
              busy={remove.isPending && remove.variables.params?.majorId === major_id}
              onClick={() => remove.mutate({ params: { majorId: major_id }, query: { year } })}
            >
              {words.removeShort}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
