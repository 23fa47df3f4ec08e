import { type AssembledForm, paperAssembly, type Sibling } from '@gerbang/contract/exam/paper-assembly.ts'
import { useQuery } from '@tanstack/react-query'
import { useController, useWatch } from 'react-hook-form'
import { query } from '../../../api/query.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { CallForm, Submit } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { formatCount, formatTenth } from '../../../format/format-number.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { type CardColumn, CardTable } from '../../../ui/table/card-table.tsx'
import { listOptions } from '../../../ui/table/table-options.ts'
import { type Cells, toDrawCells } from './blueprint.ts'
import { Curve, CurveSign } from './curve.tsx'
import type { PanelProps } from './panel-props.ts'
import { planReads } from './plan-reads.ts'
import type { Source } from './pool-filters.tsx'
import { texts } from './texts.ts'

const words = texts.test.assembly

interface AssemblyProps {
  panel: PanelProps
  cells: Cells
  source: Source
}

/** Questions by the same blueprint, chosen by how much they tell; for other drafts at once, so that all measure alike. */
export function AssemblyPanel({ panel: { plan, subTest }, cells, source }: AssemblyProps) {
  const params = { id: plan.id, subTestId: subTest.id }
  const siblings = useQuery(query(paperAssembly.siblings, { params }))
  const assemble = useCallForm(paperAssembly.assemble, {
    params,
    values: {
      target: 'even' as const,
      also_for: [] as string[],
      common: 0,
      most_used: null as number | null,
      most_words: null as number | null,
    },
    toBody: ({ most_used, ...values }) => ({
      ...values,
      most_used: source.isFresh ? 0 : most_used,
      bank_ids: source.bank === '' ? [] : [source.bank],
      cells: toDrawCells(cells),
    }),
    names: { cells: 'target', bank_ids: 'target' },
    refreshes: planReads,
    announces: true,
  })
  const forms = assemble.send.data?.data
  return (
    <section aria-label={words.title} className="mt-8 border-t border-line pt-6">
      <h3 className="text-lg font-semibold">{words.title}</h3>
      <p className="mt-1 mb-4 max-w-prose text-md text-muted">{words.intro}</p>
      <CallForm of={assemble} className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <SelectField name="target" label={words.target} options={listOptions(words.targets)} />
        <NumberField name="most_words" label={words.mostWords} hint={words.mostWordsHint} />
        {!source.isFresh && <NumberField name="most_used" label={words.mostUsed} hint={words.mostUsedHint} />}
        <AlsoFor drafts={siblings.data?.data ?? []} />
        <Submit label={words.assemble}>
          {assemble.send.isPending && (
            <output className="self-center text-md text-muted">{words.searching}</output>
          )}
        </Submit>
      </CallForm>
      {forms && <Forms forms={forms} />}
    </section>
  )
}

/** The drafts that get a form of their own, and how many questions all of them share. */
function AlsoFor({ drafts }: { drafts: Sibling[] }) {
  const { formatTime } = useTimeFormat()
  const { field } = useController<{ also_for: string[] }, 'also_for'>({ name: 'also_for' })
  const chosen = useWatch<{ also_for: string[] }, 'also_for'>({ name: 'also_for' })
  if (drafts.length === 0) return <p className="text-sm text-muted sm:col-span-2">{words.noDrafts}</p>
  const toggle = (id: string, isOn: boolean) =>
    field.onChange(isOn ? [...chosen, id] : chosen.filter(one => one !== id))
  return (
    <>
      <fieldset className="sm:col-span-2">
        <legend className="text-sm font-semibold">{words.alsoFor}</legend>
        <p className="text-sm text-muted">{words.alsoForHint}</p>
        <ul className="mt-1 grid max-h-60 overflow-y-auto sm:grid-cols-2">
          {drafts.map(({ id, name, created_at }) => (
            <li key={id} className="min-w-0">
              <Checkbox
                label={name}
                hint={words.made(formatTime(created_at))}
                className="py-1.5"
                checked={chosen.includes(id)}
                disabled={chosen.length >= 5 && !chosen.includes(id)}
                onChange={event => toggle(id, event.target.checked)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      {chosen.length > 0 && <NumberField name="common" label={words.common} hint={words.commonHint} />}
    </>
  )
}

const tableAbilities = [-2, 0, 2]

const columns: CardColumn<AssembledForm & { number: number }>[] = [
  {
    id: 'tryout',
    header: words.form,
    cell: ({ tryout, number }) => (
      <>
        <CurveSign number={number} />
        {tryout.name}
      </>
    ),
  },
  { id: 'words', header: words.words, align: 'end', cell: row => formatCount(row.words) },
  {
    id: 'estimated',
    header: words.estimated,
    align: 'end',
    cell: ({ estimated, questions }) => words.of(estimated, questions),
  },
  ...tableAbilities.map(
    (ability): CardColumn<AssembledForm & { number: number }> => ({
      id: `at ${ability}`,
      header: words.informationAt(formatTenth(ability)),
      align: 'end',
      cell: ({ information }) =>
        formatTenth(information.find(point => point.ability === ability)?.value ?? 0),
    }),
  ),
]

/** What was put together, form beside form. */
function Forms({ forms }: { forms: AssembledForm[] }) {
  const most = Math.max(...forms.flatMap(({ information }) => information.map(({ value }) => value)))
  return (
    <div className="mt-6 grid gap-5">
      <Curve
        label={texts.test.information.curve}
        lines={forms.map(({ information }) => information)}
        most={most}
      />
      <CardTable
        label={words.result}
        rows={forms.map((form, number) => ({ ...form, number }))}
        getKey={({ tryout }) => tryout.id}
        columns={columns}
      />
      <p className="text-sm text-muted">{words.resultNote}</p>
    </div>
  )
}
