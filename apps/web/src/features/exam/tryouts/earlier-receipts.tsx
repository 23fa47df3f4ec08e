import { type EarlierReceipt, tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { Card } from '../../../ui/card.tsx'
import { ReceiptButton } from './receipt-button.tsx'
import { texts } from './subject-texts.ts'

const words = texts.earlier

/** What was handed in when this try-out was taken before. */
export function EarlierReceipts({ slug, tryoutTitle }: { slug: string; tryoutTitle: string }) {
  const found = useQuery(query(tryouts.earlierReceipts, { params: { slug } }))
  const receipts = found.data?.data ?? []
  if (receipts.length === 0) return null
  const attempts = [...new Set(receipts.map(({ attempt }) => attempt))]
  return (
    <Card title={words.title} note={words.note}>
      {attempts.map(number => (
        <section key={number} className="not-first:mt-5">
          <h3 className="text-sm text-muted">{words.attempt(number)}</h3>
          <ul className="divide-y divide-line">
            {receipts
              .filter(({ attempt }) => attempt === number)
              .map(row => (
                <Row key={row.subject.id} tryoutTitle={tryoutTitle} {...row} />
              ))}
          </ul>
        </section>
      ))}
    </Card>
  )
}

function Row({ tryoutTitle, subject, receipt }: EarlierReceipt & { tryoutTitle: string }) {
  const { formatTime } = useTimeFormat()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="text-md font-medium">{subject.name}</p>
        <p className="text-sm text-muted">
          {formatTime(receipt.submitted_at)} · {texts.answered(receipt.answered, receipt.questions)}
        </p>
      </div>
      <ReceiptButton tryoutTitle={tryoutTitle} subject={subject} receipt={receipt} />
    </li>
  )
}
