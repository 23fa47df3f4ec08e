import type { Data } from '@gerbang/contract/call.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import ArrowRight from 'icon:arrow-right'
import Timer from 'icon:timer'
import { useEffect, useState } from 'react'
import { send } from '../../../api/send.ts'
import { formatDuration } from '../../../format/format-duration.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { CheckedList } from '../../../ui/checked-list.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { PlainPage } from '../../../exam/screen/plain-page.tsx'
import { texts } from './texts.ts'
import { useExamPlace } from '../../../exam/use-exam.ts'

const words = texts.start

/** Shows what the sub-test is before its clock starts. */
export function StartView({ slug, subTestId }: { slug: string; subTestId: string }) {
  const { exam, home } = useExamPlace()
  const attempt = useAttempt(slug)
  const subTest = attempt?.sub_tests.find(({ id }) => id === subTestId)
  return (
    <PlainPage>
      <p className="text-sm text-muted">
        {attempt && subTest
          ? `${attempt.title} · ${words.position(attempt.sub_tests.indexOf(subTest) + 1, attempt.sub_tests.length)}`
          : '\u00a0'}
      </p>
      <h1 className="mt-1 text-2xl">{subTest?.subject.name ?? words.fallbackTitle}</h1>
      {/* With its room from the beginning: the button below stays under the finger that taps it. */}
      <div
        className={joinClasses(
          'mt-5 flex items-center gap-3 rounded-control bg-sunken p-4',
          !subTest && 'invisible',
        )}
      >
        <Timer aria-hidden size={26} strokeWidth={1.75} className="shrink-0 text-brand" />
        {subTest && (
          <div>
            <p className="text-lg font-bold">
              {formatDuration(subTest.available_seconds)} · {words.questionCount(subTest.question_count)}
            </p>
            {subTest.available_seconds < subTest.duration_seconds && (
              <p className="text-sm">{words.shortened(formatDuration(subTest.duration_seconds))}</p>
            )}
          </div>
        )}
      </div>
      <CheckedList items={words.rules} className="mt-5 gap-3" />
      <div className="mt-7 grid gap-2">
        <Button size="large" onClick={() => void exam.start()}>
          {words.go}
          <ArrowRight aria-hidden size={18} strokeWidth={2} />
        </Button>
        <a href={home.href} className={buttonClasses('quiet')}>
          {home.label}
        </a>
      </div>
    </PlainPage>
  )
}

type Attempt = Data<typeof tryouts.subjects>

/** Only informs: without it the student can start all the same. */
function useAttempt(slug: string): Attempt | null {
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    send(tryouts.subjects, { params: { slug }, signal: controller.signal }).then(
      ({ data }) => setAttempt(data),
      () => undefined,
    )
    return () => controller.abort()
  }, [slug])
  return attempt
}
