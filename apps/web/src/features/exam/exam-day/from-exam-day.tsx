import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { studentCodes } from '@gerbang/contract/people/student-codes.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '../../../api/query.ts'
import { fillPath, paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { texts } from './texts.ts'

/** A list of students that stands behind the exam day of one try-out: names the try-out, and leads back. */
export function FromExamDay({ id, words, summary, children }: FromExamDayProps) {
  const plan = useQuery(query(tryoutPlans.get, { params: { id } }))
  return (
    <>
      <PageHeading title={words.title} eyebrow={plan.data?.data.title}>
        {words.intro}
      </PageHeading>
      {summary && <p className="mb-4 text-lg font-semibold">{summary}</p>}
      <div className="mb-6">
        <ButtonLink to={fillPath(paths.live, { id })} variant="secondary">
          {texts.missing.back}
        </ButtonLink>
      </div>
      {children}
    </>
  )
}

/** What a list may be filtered by: every class and group that codes were made for. */
export function useBatches() {
  const choices = useQuery(query(studentCodes.choices, {}))
  return choices.data?.data.batches.map(batch => ({ value: batch, label: batch })) ?? []
}

interface FromExamDayProps {
  id: string
  words: { title: string; intro: string }
  summary?: string | undefined
  children: ReactNode
}
