import { classes } from '@gerbang/contract/people/classes.ts'
import type { StudentList } from '@gerbang/contract/people/student-lists.ts'
import { users } from '@gerbang/contract/people/users.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { JobProgress } from '../../../form/job-progress.tsx'
import { areaPaths, paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { LeftButton } from './plan-card.tsx'
import { texts } from './texts.ts'
import { reads } from './use-change-list.ts'

const words = texts.taking

/** While a list is taken in, and what came of it. */
export function TakingList({ of, jobId, onBack }: TakingListProps) {
  const queries = useQueryClient()
  const back = async () => {
    await refresh(queries, reads)
    onBack()
  }
  return (
    <>
      <PageHeading title={of.file_name}>{words.title}</PageHeading>
      <Card className="max-w-2xl">
        <JobProgress
          id={jobId}
          kind="take_student_list"
          cancelled={words.cancelled}
          after={
            <Button variant="secondary" onClick={() => void back()}>
              {words.back}
            </Button>
          }
        >
          {result => (
            <Done {...result}>
              {of.counts.fault + of.counts.left > 0 && (
                <LeftButton id={of.id} count={of.counts.fault + of.counts.left} />
              )}
            </Done>
          )}
        </JobProgress>
      </Card>
    </>
  )
}

const refresh = (queries: ReturnType<typeof useQueryClient>, calls: readonly { path: string }[]) =>
  Promise.all(calls.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })))

function Done({ fresh, changed, same, children }: DoneProps) {
  const queries = useQueryClient()
  useEffect(() => void refresh(queries, [...reads, users.list, classes.list, classes.get]), [queries])
  return (
    <div className="grid grid-cols-1 gap-5">
      <output>
        <Notice tone="ok" title={words.done(fresh, changed)}>
          {same > 0 && words.same(same)} {fresh > 0 && words.cardsText}
        </Notice>
      </output>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.loginCards}>{words.cards}</ButtonLink>
        <ButtonLink to={`${paths.admin}/${areaPaths.classes}`} variant="secondary">
          {words.classes}
        </ButtonLink>
        <ButtonLink to={paths.studentLists} variant="secondary">
          {words.again}
        </ButtonLink>
      </div>
      {children}
    </div>
  )
}

interface TakingListProps {
  of: StudentList
  jobId: string
  onBack: () => void
}

interface DoneProps {
  fresh: number
  changed: number
  same: number
  children: ReactNode
}
