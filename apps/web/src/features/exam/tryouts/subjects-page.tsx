import type { Data } from '@gerbang/contract/call.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { isNotFound } from '../../../api-error.ts'
import { query } from '../../../api/query.ts'
import { fillPath, paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { EarlierReceipts } from './earlier-receipts.tsx'
import { SubTestRow } from './sub-test-row.tsx'
import { TakeBack } from './take-back.tsx'
import { texts as words } from './subject-texts.ts'
import { useSessionPrefetch } from './use-session-prefetch.ts'

export function SubjectsPage() {
  const { slug = '' } = useParams()
  const subjects = useQuery(query(tryouts.subjects, { params: { slug } }))
  return (
    <>
      <PageHeading title={words.title} eyebrow={subjects.data?.data.title} />
      {isNotFound(subjects.error) ? (
        <NextPage {...words.notEnrolled} to={fillPath(paths.tryout, { slug })} />
      ) : (
        <Loaded from={subjects} skeleton={<Skeleton rows={6} className="h-20" />}>
          {({ data }) => <Checklist slug={slug} subjects={data} />}
        </Loaded>
      )}
    </>
  )
}

function Checklist({ slug, subjects }: { slug: string; subjects: Data<typeof tryouts.subjects> }) {
  const { title, sub_tests, mode, choices_needed, attempt, finished } = subjects
  const done = sub_tests.filter(subTest => subTest.state === 'closed').length
  const next = sub_tests.find(subTest => subTest.state === 'running' || subTest.state === 'ready')
  useSessionPrefetch(next && fillPath(paths.session, { slug, id: next.id }))
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-md">
          <p className="font-semibold">{words.done(done, sub_tests.length)}</p>
          {done < sub_tests.length && <p className="text-sm text-muted">{words[mode]}</p>}
        </div>
        <ProgressBar value={done} max={sub_tests.length} label={words.done(done, sub_tests.length)} />
      </div>
      {attempt.status === 'enrolled' && <TakeBack slug={slug} number={attempt.number} finished={finished} />}
      {choices_needed && (
        <NextPage {...words.choicesNeeded} to={fillPath(paths.fillMajor, { slug, id: attempt.id })} />
      )}
      {done === sub_tests.length && (
        <NextPage tone="ok" {...words.allDone} to={fillPath(paths.result, { slug })} />
      )}
      <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card">
        {sub_tests.map(subTest => (
          <SubTestRow
            key={subTest.id}
            slug={slug}
            tryoutTitle={title}
            subTest={subTest}
            canStart={!choices_needed}
          />
        ))}
      </ol>
      {attempt.number > 1 && <EarlierReceipts slug={slug} tryoutTitle={title} />}
    </div>
  )
}

function NextPage({ tone = 'info', title, text, go, to }: NextPageProps) {
  return (
    <Notice
      tone={tone}
      title={title}
      action={
        <ButtonLink to={to} variant="primary">
          {go}
        </ButtonLink>
      }
    >
      {text}
    </Notice>
  )
}

interface NextPageProps {
  tone?: 'info' | 'ok'
  title: string
  text: string
  go: string
  to: string
}
