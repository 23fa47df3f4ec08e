import type { RunItem } from '@gerbang/contract/scores/score-runs.ts'
import { formatTenth } from '../../../format/format-number.ts'
import { findLetter } from '../../../question/paper-items.ts'
import { texts } from './texts.ts'

const [percent, fixed] = [
  new Intl.NumberFormat('id-ID', { style: 'percent', maximumFractionDigits: 0 }),
  new Intl.NumberFormat('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
]

/** "Penalaran Umum nomor 12" */
export function nameItem({ subject, position }: Pick<RunItem, 'subject' | 'position'>): string {
  return texts.items.number(subject.name, position)
}

/** "62%"; a dash where the answers say nothing. */
export function formatShare(value: number | null): string {
  return value === null ? '–' : percent.format(value)
}

/** "0,35"; a dash where the answers say nothing. */
export function formatStatistic(value: number | null): string {
  return value === null ? '–' : fixed.format(value)
}

/** What speaks against the key, in numbers. */
export function describeSuspicion(item: RunItem): string {
  const key = item.options?.find(({ is_key }) => is_key)
  const other = item.options?.find(({ option_id }) => option_id === item.suspected_option_id)
  if (key === undefined || other === undefined || item.suspected_option_id === null)
    return texts.items.suspectPlain
  const tell = ({ option_id, share, mean_rest }: typeof key) => ({
    letter: findLetter(item.content, option_id),
    share: formatShare(share),
    mean: mean_rest === null ? '–' : formatTenth(mean_rest),
  })
  const numbers = texts.items.suspectEvidence(tell(key), tell(other))
  return item.suspected_evidence ? `${numbers} ${texts.items.evidence[item.suspected_evidence]}` : numbers
}
