import type { Body } from '@gerbang/contract/call.ts'
import type { Plan, PlanSubTest, tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'

export type Planned = Body<typeof tryoutPlans.arrange>['sub_tests'][number]

/** What the call takes, as a sub-test is. */
export function toPlanned({
  subject,
  duration_seconds,
  weight,
  threshold,
  wanted_questions,
}: PlanSubTest): Planned {
  return { subject_id: subject.id, duration_seconds, weight, threshold, wanted_questions }
}

/** All sub-tests with one of them changed, or without it. */
export function replaceOne(
  { sub_tests }: Plan,
  subjectId: string,
  change: Partial<Planned> | null,
): Planned[] {
  return sub_tests.flatMap(subTest => {
    const planned = toPlanned(subTest)
    if (subTest.subject.id !== subjectId) return [planned]
    return change === null ? [] : [{ ...planned, ...change }]
  })
}
