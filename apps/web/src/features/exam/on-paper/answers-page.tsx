import { type Plan, tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { Addressed } from '../../../list/addressed.tsx'
import { useList } from '../../../list/use-list.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { ListTable } from '../../../ui/table/list-table.tsx'
import { EnterForm } from './enter-form.tsx'
import { ImportCard } from './import-card.tsx'
import { sheetColumns, sheetShape } from './sheet-columns.tsx'
import { texts } from './texts.ts'
import { usePapers } from './use-papers.ts'

const words = texts.answers

/** Brings what was answered on paper back: a class by a table, one sheet by hand, and which are there. */
export function AnswersPage() {
  return (
    <Addressed call={tryoutPlans.get}>
      {plan => (
        <>
          <PageHeading title={words.title} eyebrow={plan.title}>
            {words.intro}
          </PageHeading>
          {plan.state === 'draft' ? (
            <EmptyState sketch="papers" words={texts.print.draft} />
          ) : (
            <div className="grid grid-cols-1 gap-6">
              <ImportCard plan={plan} />
              <Typing plan={plan} />
              <TakenSheets plan={plan} />
            </div>
          )}
        </>
      )}
    </Addressed>
  )
}

function Typing({ plan }: { plan: Plan }) {
  const { papers, lacking } = usePapers(plan)
  return (
    <Card title={words.type} note={words.typeNote}>
      {lacking ? (
        <Loaded from={lacking} skeleton={<Skeleton rows={3} className="h-14" />}>
          {() => null}
        </Loaded>
      ) : (
        <EnterForm plan={plan} papers={papers} />
      )}
    </Card>
  )
}

function TakenSheets({ plan: { id } }: { plan: Plan }) {
  return (
    <section>
      <h2 className="mb-3 text-lg">{words.table}</h2>
      <ListTable
        list={useList(sheetShape, { params: { id } })}
        words={words}
        columns={sheetColumns}
        getKey={({ attempt_id }) => attempt_id}
      />
    </section>
  )
}
