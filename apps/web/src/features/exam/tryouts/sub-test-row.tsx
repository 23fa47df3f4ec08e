import type { SubTestOfAttempt } from '@gerbang/contract/exam/tryouts.ts'
import Circle from 'icon:circle'
import CircleCheckBig from 'icon:circle-check-big'
import CirclePlay from 'icon:circle-play'
import CircleSlash from 'icon:circle-slash'
import Lock from 'icon:lock'
import type { Icon } from '../../../draw-icon.ts'
import { Suspense, useState } from 'react'
import { formatDuration } from '../../../format/format-duration.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { fillPath, paths } from '../../../paths.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { ReceiptButton } from './receipt-button.tsx'
import { texts as words } from './subject-texts.ts'
import { texts } from './texts.ts'

const StartDialog = lazyPart(async () => (await import('./start-dialog.tsx')).StartDialog)

const looks: Record<SubTestOfAttempt['state'], { icon: Icon; color: string }> = {
  locked: { icon: Lock, color: 'text-muted' },
  ready: { icon: Circle, color: 'text-brand' },
  running: { icon: CirclePlay, color: 'text-brand' },
  closed: { icon: CircleCheckBig, color: 'text-ok' },
}

/** Time that ran out on a blank sheet is nothing to be congratulated on. */
const ranOut = { icon: CircleSlash, color: 'text-muted' }

function findLook({ state, progress }: SubTestOfAttempt) {
  return progress?.closed_by === 'time' && progress.answered === 0 ? ranOut : looks[state]
}

export function SubTestRow({ slug, tryoutTitle, subTest, canStart }: SubTestRowProps) {
  const { state, subject, question_count, duration_seconds, progress } = subTest
  const { icon: Icon, color } = findLook(subTest)
  const session = fillPath(paths.session, { slug, id: subTest.id })
  return (
    <li
      className={joinClasses(
        'flex flex-wrap items-center gap-x-4 gap-y-3 p-4 md:p-5',
        state === 'running' && 'bg-brand-soft',
      )}
    >
      <Icon aria-hidden size={26} strokeWidth={1.75} className={joinClasses('shrink-0', color)} />
      <div className="min-w-0 flex-1 basis-3/5 sm:basis-0">
        <h2 className={joinClasses('text-base', state === 'locked' && 'text-muted')}>{subject.name}</h2>
        <p className="text-sm text-muted">
          {texts.questions(question_count)} · {formatDuration(duration_seconds)}
        </p>
        <State subTest={subTest} />
      </div>
      {state === 'ready' && canStart && <Start subTest={subTest} session={session} />}
      {state === 'running' && (
        // Another document: the session is not part of this app.
        <a
          href={session}
          aria-label={texts.continueNamed(subject.name)}
          className={`${buttonClasses('primary')} w-full sm:w-auto`}
        >
          {texts.continue}
        </a>
      )}
      {progress?.receipt && (
        <ReceiptButton tryoutTitle={tryoutTitle} subject={subject} receipt={progress.receipt} />
      )}
    </li>
  )
}

function State({ subTest }: { subTest: SubTestOfAttempt }) {
  const { state, progress, question_count } = subTest
  const { formatClock } = useTimeFormat()
  const details = [
    words.states[state],
    state === 'running' && progress !== null && words.until(formatClock(progress.ends_at)),
    progress !== null && words.answered(progress.answered, question_count),
    progress?.closed_by === 'time' && words.byTime,
  ].filter(detail => detail !== false)
  // The lock says it, and the line above the list why.
  const look = state === 'locked' ? 'sr-only' : joinClasses('text-sm font-medium', findLook(subTest).color)
  return <p className={look}>{details.join(' · ')}</p>
}

function Start({ subTest, session }: { subTest: SubTestOfAttempt; session: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        className="w-full sm:w-auto"
        aria-label={words.startNamed(subTest.subject.name)}
        onClick={() => setOpen(true)}
      >
        {words.start}
      </Button>
      <Suspense>
        <StartDialog open={isOpen} onOpenChange={setOpen} subTest={subTest} session={session} />
      </Suspense>
    </>
  )
}

interface SubTestRowProps {
  slug: string
  tryoutTitle: string
  subTest: SubTestOfAttempt
  canStart: boolean
}
