import type { RunItem } from '@gerbang/contract/scores/score-runs.ts'
import { formatPercent, formatScore, formatTenth } from '../../../format/format-number.ts'
import { findLetter } from '../../../question/paper-items.ts'
import { texts } from './texts.ts'

/** "Penalaran Umum nomor 12"; those that are only tried out count by themselves. */
export function nameItem({
  subject,
  position,
  is_trial,
}: Pick<RunItem, 'subject' | 'position' | 'is_trial'>): string {
  return texts.items[is_trial ? 'trialNumber' : 'number'](subject.name, position)
}

/** "62%"; a dash where the answers say nothing. */
export function formatShare(value: number | null): string {
  return value === null ? '–' : formatPercent(value)
}

/** "0,35"; a dash where the answers say nothing. */
export function formatStatistic(value: number | null): string {
  return value === null ? '–' : formatScore(value)
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

/** Delta of ETS is -2.35 times the logarithm of the odds between both groups. */
const DELTA = 2.35
/** Less than this is no difference of both groups as a whole. */
const LEAST_DELTA = 1

/** How both groups fare at this question among students of equal ability, in a sentence; `p` is the share of all that were right. */
export function describeDifference(
  p: number | null,
  { by, delta, class: size }: Pick<RunItem['differences'][number], 'by' | 'delta' | 'class'>,
): string {
  const words = texts.sheet
  if (size === 'A' || p === null) return words.equal
  if (Math.abs(delta) < LEAST_DELTA) return words.uneven
  const [reference = '', focal = ''] = words.groups[by]
  // Half of the difference to either side of what all of them show.
  const [first = '', second = ''] = [-0.5, 0.5].map(side => {
    const odds = (p / (1 - p)) * Math.exp((side * delta) / DELTA)
    return formatShare(odds / (1 + odds))
  })
  const how = delta < 0 ? words.harder[size] : words.easier[size]
  return words.unequal(how, focal, [first, second], reference)
}
