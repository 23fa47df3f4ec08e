import type { Progress } from '@gerbang/contract/exam/progresses.ts'
import ArrowRight from 'icon:arrow-right'
import CircleCheck from 'icon:circle-check'
import { useEffect, useRef } from 'react'
import { readReaderZone } from '../../../format/reader-zone.ts'
import { fillPath, paths } from '../../../paths.ts'
import { ReceiptFacts, tellTitle } from '../../../tryout/receipt-facts.tsx'
import { SaveReceipt } from '../../../tryout/save-receipt.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { listRefused } from '../../../exam/answers.ts'
import { DownloadAnswers } from '../../../exam/keep/download-answers.tsx'
import type { Submission } from './exam-api.ts'
import { PlainPage } from '../../../exam/screen/plain-page.tsx'
import { texts } from './texts.ts'
import { useExam } from '../../../exam/use-exam.ts'

const words = texts.receipt

export function ReceiptView({
  slug,
  progress,
  receipt,
  attempt_finished,
  next_sub_test_id,
}: ReceiptViewProps) {
  const { state } = useExam()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const lost = listRefused(state.rows).length
  const facts = {
    tryoutTitle: progress.tryout_title,
    subject: progress.subject,
    receipt,
    timeZone: readReaderZone(),
  }
  return (
    <PlainPage>
      <CircleCheck aria-hidden size={40} strokeWidth={1.5} className="text-ok" />
      <h1 ref={heading} tabIndex={-1} className="mt-3 mb-5 text-2xl outline-none">
        {tellTitle(receipt)}
      </h1>
      <ReceiptFacts {...facts} />
      {lost > 0 && (
        <div className="mt-4">
          <Notice tone="bad" title={words.lost(lost)} action={<DownloadAnswers />}>
            {words.lostNote}
          </Notice>
        </div>
      )}
      <div className="mt-6 grid gap-2">
        <a
          href={findNextAddress(slug, attempt_finished, next_sub_test_id)}
          className={`${buttonClasses('primary', 'large')} py-2 text-center`}
        >
          {next_sub_test_id ? words.next : attempt_finished ? words.result : words.choose}
          <ArrowRight aria-hidden size={18} strokeWidth={2} />
        </a>
        <SaveReceipt facts={facts} variant="quiet" />
      </div>
    </PlainPage>
  )
}

function findNextAddress(slug: string, isFinished: boolean, next: string | null) {
  if (next !== null) return `${fillPath(paths.session, { slug, id: next })}#siap`
  return fillPath(isFinished ? paths.result : paths.subjects, { slug })
}

interface ReceiptViewProps extends Submission {
  slug: string
  progress: Progress
}
