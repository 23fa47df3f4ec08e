import { type Plan, tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { formatDuration } from '../../../format/format-duration.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { BeforePublishing } from './before-publishing.tsx'
import { PlanSteps } from './plan-steps.tsx'
import { StateChip } from './state-chip.tsx'
import { SubTestList } from './sub-test-list.tsx'
import { SubTestPanel } from './sub-test-panel.tsx'
import { texts } from './texts.ts'

const words = texts.test

/** The second step of the wizard; of a published try-out, its papers to look at. */
export function PlanTestPage() {
  const [search] = useSearchParams()
  const id = search.get('id')
  if (id === null)
    return (
      <>
        <PageHeading title={words.title} />
        <EmptyState sketch="papers" words={words.missing} to={paths.plans} />
      </>
    )
  return <TestLoaded id={id} subTestId={search.get('subtes')} />
}

function TestLoaded({ id, subTestId }: { id: string; subTestId: string | null }) {
  const found = useQuery(query(tryoutPlans.get, { params: { id } }))
  return <Loaded from={found}>{({ data: plan }) => <Test plan={plan} subTestId={subTestId} />}</Loaded>
}

function Test({ plan, subTestId }: { plan: Plan; subTestId: string | null }) {
  const current = plan.sub_tests.find(({ id }) => id === subTestId) ?? plan.sub_tests[0]
  const isDraft = plan.state === 'draft'
  return (
    <>
      <PageHeading title={plan.title} eyebrow={plan.program.name}>
        <span className="flex flex-wrap items-center gap-2">
          <StateChip state={plan.state} />
          {plan.sub_test_count} subtes · {texts.questions(plan.question_count)} ·{' '}
          {formatDuration(plan.duration_seconds)}
        </span>
      </PageHeading>
      {isDraft && <PlanSteps id={plan.id} current="test" />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-6">
          <SubTestList plan={plan} current={current} />
          {isDraft && <BeforePublishing plan={plan} />}
        </div>
        {current ? (
          <SubTestPanel key={current.id} plan={plan} subTest={current} />
        ) : (
          <EmptyState sketch="papers" words={{ title: texts.detail.noSubTests, text: words.noneYet }} />
        )}
      </div>
    </>
  )
}
