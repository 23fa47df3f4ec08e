import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { DraftBanksNotice } from '../../../question/draft-banks-notice.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ChoiceField } from '../../../ui/form/choice.tsx'
import { nameOptions } from '../../../ui/table/table-options.ts'
import type { SubTestProps } from './panel-props.ts'
import { texts } from './texts.ts'

const words = texts.test

export interface Source {
  bank: string
  isFresh: boolean
}

/** Out of which bank, and whether only out of what no paper holds yet. */
export function SourceFields({
  panel: { plan, subTest },
  source,
  onChange,
}: {
  panel: SubTestProps
  source: Source
  onChange: (source: Source) => void
}) {
  const params = { id: plan.id, subTestId: subTest.id }
  const known = useQuery({
    ...query(tryoutPlans.pool, { params, query: { per_page: 1 } }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className="mb-4 empty:hidden">
        <DraftBanksNotice banks={known.data?.meta.draft_banks ?? []} />
      </div>
      <div className="mb-4 grid items-end gap-4 sm:grid-cols-2">
        <ChoiceField
          label={words.bank}
          value={source.bank}
          none={words.allBanks}
          options={nameOptions(known.data?.meta.banks)}
          onPick={bank => onChange({ ...source, bank })}
        />
        <Checkbox
          label={words.fresh}
          checked={source.isFresh}
          onChange={event => onChange({ ...source, isFresh: event.target.checked })}
        />
      </div>
    </>
  )
}

/** What the calls take of it. */
export const toPools = ({ bank, isFresh }: Source) => ({
  bank_ids: bank === '' ? [] : [bank],
  leave_out_used: isFresh,
})
