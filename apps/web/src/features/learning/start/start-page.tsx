import { type StudyPlan, studyPlans } from '@gerbang/contract/exam/study-plans.ts'
import type { OwnUser } from '@gerbang/contract/people/users.ts'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLoaderData } from 'react-router'
import { query } from '../../../api/query.ts'
import { ViewerContext } from '../../../auth/viewer.ts'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { GoalStep } from './goal-step.tsx'
import { PlacementStep } from './placement-step.tsx'
import { TargetStep } from './target-step.tsx'

const skeleton = <Skeleton rows={3} className="h-24" />

/** Three steps for somebody new: where to begin, where to, how often. Each is kept when it is left. */
export function StartPage() {
  const viewer = useLoaderData<OwnUser>()
  const found = useQuery({ ...query(studyPlans.get, {}), refetchOnMount: 'always' })
  // What was kept from another visit may be a step behind.
  return (
    <ViewerContext value={viewer}>
      <main className="mx-auto flex min-h-dvh w-full max-w-[36rem] flex-col px-4 py-6 sm:px-6">
        <Loaded from={found} skeleton={skeleton}>
          {({ data }) => (found.isFetchedAfterMount ? <Step plan={data} /> : skeleton)}
        </Loaded>
      </main>
    </ViewerContext>
  )
}

function Step({ plan }: { plan: StudyPlan }) {
  if (plan.step === 'done') return <Navigate to={paths.student} replace />
  if (plan.step === 'placement') return <PlacementStep />
  return plan.step === 'target' ? <TargetStep /> : <GoalStep plan={plan} />
}
