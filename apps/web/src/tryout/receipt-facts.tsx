import type { Receipt } from '@gerbang/contract/exam/progresses.ts'
import type { Subject } from '@gerbang/contract/exam/tryouts.ts'
import { formatTime } from '../format/format-time.ts'
import { texts } from './receipt-texts.ts'

export interface ReceiptFactsProps {
  tryoutTitle: string
  subject: Subject
  receipt: Receipt
  timeZone: string
}

export function tellTitle({ closed_by }: Receipt): string {
  return closed_by === 'time' ? texts.titleByTime : texts.title
}

export function ReceiptFacts(props: ReceiptFactsProps) {
  return (
    <>
      <dl className="divide-y divide-line border-y border-line">
        {listFacts(props).map(([name, value]) => (
          <div key={name} className="flex flex-wrap items-baseline gap-x-4 py-3">
            <dt className="shrink-0 text-md text-muted">{name}</dt>
            <dd className="ml-auto min-w-0 text-right text-md font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">{texts.codeNote}</p>
    </>
  )
}

function listFacts({ subject, receipt, timeZone }: ReceiptFactsProps) {
  return [
    [texts.subTest, subject.name],
    [texts.time, formatTime(receipt.submitted_at, timeZone, new Date())],
    [texts.answered, texts.answeredOf(receipt.answered, receipt.questions)],
    [texts.code, shortenHash(receipt.hash)],
    ...(receipt.amended
      ? [
          [texts.amended, formatTime(receipt.amended.at, timeZone, new Date())],
          [texts.formerCode, shortenHash(receipt.amended.former_hash)],
        ]
      : []),
  ]
}

/** Enough to compare over the telephone: four groups of four. */
function shortenHash(hash: string) {
  return (hash.slice(0, 16).match(/.{1,4}/g) ?? []).join(' ')
}
