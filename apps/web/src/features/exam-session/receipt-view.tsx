import type { Progress } from '@gerbang/contract/progresses.ts'
import { ArrowRight, CircleCheck, Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatTime } from '../../format/format-time.ts'
import { fillPath, paths } from '../../paths.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { listRefused } from './answers.ts'
import { DownloadAnswers } from './download-answers.tsx'
import type { Submission } from './exam-state.ts'
import { PlainPage } from './plain-page.tsx'
import { saveFile } from './save-file.ts'
import { texts } from './around-texts.ts'
import { useExam } from './use-exam.ts'

const words = texts.receipt

export function ReceiptView({ progress, receipt, attempt_finished, next_sub_test_id }: ReceiptViewProps) {
  const { slug, state } = useExam()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const lost = listRefused(state.rows).length
  const facts: [string, string][] = [
    [words.subTest, progress.subject.name],
    [words.time, formatHere(receipt.submitted_at)],
    [words.answered, words.answeredOf(receipt.answered, receipt.questions)],
    [words.code, shortenHash(receipt.hash)],
  ]
  const save = () => saveFile(`bukti-${progress.subject.code}.txt`, describeReceipt(progress, receipt))
  return (
    <PlainPage>
      <CircleCheck aria-hidden size={40} strokeWidth={1.5} className="text-ok" />
      <h1 ref={heading} tabIndex={-1} className="mt-3 text-2xl outline-none">
        {receipt.closed_by === 'time' ? words.titleByTime : words.title}
      </h1>
      <dl className="mt-5 divide-y divide-line border-y border-line">
        {facts.map(([name, value]) => (
          <div key={name} className="flex items-baseline justify-between gap-4 py-3">
            <dt className="shrink-0 text-md text-muted">{name}</dt>
            <dd className="text-right text-md font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">{words.codeNote}</p>
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
        <Button variant="quiet" icon={<Download aria-hidden size={18} strokeWidth={1.75} />} onClick={save}>
          {words.save}
        </Button>
      </div>
    </PlainPage>
  )
}

function findNextAddress(slug: string, isFinished: boolean, next: string | null) {
  if (next !== null) return `${fillPath(paths.session, { slug, id: next })}#siap`
  return fillPath(isFinished ? paths.result : paths.subjects, { slug })
}

/** The device's zone: this page works without asking who is signed in. */
function formatHere(iso: string) {
  return formatTime(iso, Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())
}

/** Enough to compare over the telephone: four groups of four. */
function shortenHash(hash: string) {
  return (hash.slice(0, 16).match(/.{1,4}/g) ?? []).join(' ')
}

function describeReceipt(
  progress: Progress,
  { progress_id, submitted_at, answered, questions, hash }: Submission['receipt'],
) {
  return [
    progress.tryout_title,
    `${words.subTest}: ${progress.subject.name}`,
    `${words.time}: ${formatHere(submitted_at)} (${submitted_at})`,
    `${words.answered}: ${words.answeredOf(answered, questions)}`,
    `${words.code}: ${hash}`,
    `ID: ${progress_id}`,
    '',
  ].join('\n')
}

interface ReceiptViewProps extends Submission {
  progress: Progress
}
