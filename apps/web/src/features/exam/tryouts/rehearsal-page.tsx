import { type Rehearsal, rehearsals } from '@gerbang/contract/exam/rehearsals.ts'
import CircleAlert from 'icon:circle-alert'
import CircleCheck from 'icon:circle-check'
import Info from 'icon:info'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { send } from '../../../api/send.ts'
import { fillPath, paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { type Found, rehearse } from './rehearse.ts'
import { texts } from './rehearsal-texts.ts'

/** Of a clock that is further off, the student is told. */
const mostSeconds = 60

async function tryDevice(slug: string) {
  const found = await rehearse()
  const body = { ...found, device_now: new Date().toISOString() }
  const { data: told } = await send(rehearsals.report, { params: { slug }, body })
  return { found, told }
}

/** Gladi bersih: tries the device, tells the student what to mend, and the school who is ready. */
export function RehearsalPage() {
  const { slug = '' } = useParams()
  const tried = useQuery({
    queryKey: [rehearsals.report.path, slug],
    queryFn: () => tryDevice(slug),
    staleTime: 0,
    meta: { live: true },
  })
  return (
    <>
      <PageHeading title={texts.title}>{texts.intro}</PageHeading>
      <div className="grid max-w-2xl grid-cols-1 gap-6" aria-live="polite">
        <Loaded from={tried} skeleton={<Skeleton rows={5} className="h-6" />}>
          {({ found, told }) => (
            <>
              <Outcome told={told} />
              <Card title={texts.device}>
                <Lines found={found} told={told} />
              </Card>
            </>
          )}
        </Loaded>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.practice}>{texts.practise}</ButtonLink>
          <Button variant="secondary" busy={tried.isFetching} onClick={() => void tried.refetch()}>
            {texts.again}
          </Button>
          <ButtonLink to={fillPath(paths.tryout, { slug })} variant="quiet">
            {texts.back}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

function Outcome({ told: { state } }: { told: Rehearsal }) {
  const isReady = state === 'ready'
  return (
    <Notice tone={isReady ? 'ok' : 'bad'} title={isReady ? texts.ready : texts.faulty}>
      {isReady ? texts.readyText : texts.faultyText}
    </Notice>
  )
}

const looks = {
  ok: { icon: CircleCheck, tone: 'text-ok' },
  bad: { icon: CircleAlert, tone: 'text-bad' },
  note: { icon: Info, tone: 'text-muted' },
}

/** What is needed is red where it lacks; what only helps is told. */
function Lines({ found, told }: { found: Found; told: Rehearsal }) {
  const off = told.clock_off_seconds
  const needed = (['keeps_answers', 'has_space', 'shows_pictures'] as const).map(name => ({
    look: found[name] ? ('ok' as const) : ('bad' as const),
    text: texts.checks[name][found[name] ? 'ok' : 'bad'],
  }))
  const others = [
    {
      look: found.works_offline ? ('ok' as const) : ('note' as const),
      text: texts.checks.works_offline[found.works_offline ? 'ok' : 'bad'],
    },
    Math.abs(off) > mostSeconds
      ? { look: 'note' as const, text: texts.clockOff(Math.round(Math.abs(off) / 60)) }
      : { look: 'ok' as const, text: texts.clockOk },
  ]
  return (
    <ul className="grid grid-cols-1 gap-3">
      {[...needed, ...others].map(({ look, text }) => {
        const { icon: Icon, tone } = looks[look]
        return (
          <li key={text} className="flex gap-3 text-md">
            <Icon aria-hidden size={20} strokeWidth={1.75} className={`mt-0.5 shrink-0 ${tone}`} />
            {text}
          </li>
        )
      })}
    </ul>
  )
}
