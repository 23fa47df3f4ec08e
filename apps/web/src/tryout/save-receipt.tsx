import Download from 'icon:download'
import { saveDownload } from '../api/download.ts'
import { formatTime } from '../format/format-time.ts'
import { Button, type ButtonProps } from '../ui/button.tsx'
import type { ReceiptFactsProps } from './receipt-facts.tsx'
import { texts } from './receipt-texts.ts'

/** Keeps the receipt as a file, with the whole hash. */
export function SaveReceipt({ facts, variant }: SaveReceiptProps) {
  const save = () =>
    saveDownload(
      new File([describeReceipt(facts)], `bukti-${facts.subject.code}.txt`, { type: 'text/plain' }),
    )
  return (
    <Button variant={variant} icon={<Download aria-hidden size={18} strokeWidth={1.75} />} onClick={save}>
      {texts.save}
    </Button>
  )
}

function describeReceipt({ tryoutTitle, subject, receipt, timeZone }: ReceiptFactsProps) {
  const { progress_id, submitted_at, answered, questions, hash } = receipt
  return [
    tryoutTitle,
    `${texts.subTest}: ${subject.name}`,
    `${texts.time}: ${formatTime(submitted_at, timeZone, new Date())} (${submitted_at})`,
    `${texts.answered}: ${texts.answeredOf(answered, questions)}`,
    `${texts.code}: ${hash}`,
    `ID: ${progress_id}`,
    '',
  ].join('\n')
}

interface SaveReceiptProps {
  facts: ReceiptFactsProps
  variant: NonNullable<ButtonProps['variant']>
}
