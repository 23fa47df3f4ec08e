import type { Attempt, TryoutDetail } from '@gerbang/contract/exam/tryouts.ts'
import { fillPath, paths } from '../../../paths.ts'

export type NextStep = 'start' | 'continue' | 'result' | 'blocked'

/** What the one big button does. A code is not a wall: it is asked for beside the button. */
export function tellNextStep({ attempt, obstacle }: Pick<TryoutDetail, 'attempt' | 'obstacle'>): NextStep {
  if (attempt?.status === 'finished' || attempt?.status === 'scored') return 'result'
  if (obstacle !== null && obstacle !== 'code_needed') return 'blocked'
  return attempt === null || attempt.status === 'void' ? 'start' : 'continue'
}

export function canRetake(tryout: Pick<TryoutDetail, 'attempt' | 'obstacle'>): boolean {
  const mayEnter = tryout.obstacle === null || tryout.obstacle === 'code_needed'
  return tellNextStep(tryout) === 'result' && mayEnter
}

/** Majors come before the first sub-test, where the try-out asks for them. */
export function pathAfterEnrolment(
  tryout: Pick<TryoutDetail, 'slug' | 'choice_rules'>,
  attempt: Attempt,
): string {
  const needsChoices = attempt.status === 'enrolled' && attempt.choices.length < tryout.choice_rules.min
  return needsChoices
    ? fillPath(paths.fillMajor, { slug: tryout.slug, id: attempt.id })
    : fillPath(paths.subjects, { slug: tryout.slug })
}
