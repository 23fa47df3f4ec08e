import { type TryoutDetail, tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { fillPath, paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { DeviceCheck } from './device-check.tsx'
import { FinishedAttempts } from './finished-attempts.tsx'
import { StartPanel } from './start-panel.tsx'
import { StatusChip } from './status-chip.tsx'
import { SubTestTimeline } from './sub-test-timeline.tsx'
import { texts } from './texts.ts'
import { TryoutFacts } from './tryout-facts.tsx'
import { tellStatus } from './tryout-status.ts'

const words = texts.detail

export function TryoutPage() {
  const { slug = '' } = useParams()
  // The session changes it, and is a document of its own that cannot tell this one.
  const tryout = useQuery({ ...query(tryouts.get, { params: { slug } }), refetchOnMount: 'always' })
  return (
    <Loaded from={tryout} skeleton={<Skeleton rows={3} className="h-40" />}>
      {({ data }) => <Tryout tryout={data} />}
    </Loaded>
  )
}

function Tryout({ tryout }: { tryout: TryoutDetail }) {
  return (
    <>
      <PageHeading title={tryout.title}>
        <div className="mt-3">
          <StatusChip state={tellStatus(tryout)} />
        </div>
        {tryout.description && <p className="mt-3">{tryout.description}</p>}
      </PageHeading>
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="grid grid-cols-1 gap-6">
          <SubTestTimeline tryout={tryout} />
          <Card title={words.rules}>
            <ul className="grid list-disc gap-2 pl-5 text-md marker:text-line-strong">
              <Rules tryout={tryout} />
            </ul>
          </Card>
        </div>
        <div className="contents lg:sticky lg:top-24 lg:grid lg:gap-6">
          <div className="contents lg:block lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-6 lg:shadow-card">
            <TryoutFacts tryout={tryout} />
            <StartPanel tryout={tryout} />
          </div>
          {tryout.finished.length > 1 && <FinishedAttempts slug={tryout.slug} finished={tryout.finished} />}
          <Card title={words.device}>
            <DeviceCheck />
            {tryout.phase !== 'closed' && (
              <div className="mt-4">
                <ButtonLink to={fillPath(paths.rehearsal, { slug: tryout.slug })} variant="secondary">
                  {words.rehearsal}
                </ButtonLink>
              </div>
            )}
          </Card>
        </div>
      </div>
    </>
  )
}

function Rules({ tryout }: { tryout: TryoutDetail }) {
  const { formatTime } = useTimeFormat()
  const { choice_rules, max_attempts, result_release, release_at } = tryout
  const release =
    result_release === 'at_time' && release_at !== null
      ? words.release.at_time(formatTime(release_at))
      : words.release[result_release === 'instant' ? 'instant' : 'at_close']
  const rules = [
    words[tryout.mode],
    words.clock,
    words.saving,
    ...(choice_rules.min > 0 ? [words.choices(choice_rules.min, choice_rules.max)] : []),
    max_attempts === null ? words.attemptsFree : words.attempts(max_attempts),
    release,
  ]
  return rules.map(rule => <li key={rule}>{rule}</li>)
}
