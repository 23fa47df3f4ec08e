import { readGreatest } from '../model/notes.ts'
import type { GiftReading } from './gift-item.ts'

interface Judged {
  kind: 'single_choice' | 'multiple_choice' | 'weighted_choice'
  /** Places of the right options. */
  key: number[]
  /** In per cent. */
  weights: number[]
  /** What is lost: options that earn a part of the points beside the one that earns them all. */
  isPartial: boolean
}

/** Which kind of choice right and wrong answers make; undefined for an item of another form. */
export function judgeChoices({ form, answers, item }: GiftReading): Judged | undefined {
  if (form !== 'choices') return undefined
  const weights = answers.map(({ sign, weight }) => weight ?? (sign === '=' ? 100 : 0))
  const isUnkeyed = answers.every(({ sign, weight }) => sign === '~' && weight === undefined)
  // Several right options would each have their share.
  if (isUnkeyed) return { kind: 'single_choice', key: [], weights, isPartial: false }
  const hasSign = answers.some(({ sign }) => sign === '=')
  const key = weights.flatMap((weight, at) => (weight > 0 && (!hasSign || weight === 100) ? [at] : []))
  const isPartial = weights.some(weight => weight > 0 && weight < 100)
  if (readGreatest(item.comment) !== undefined) return { kind: 'weighted_choice', key, weights, isPartial }
  return { kind: hasSign && key.length === 1 ? 'single_choice' : 'multiple_choice', key, weights, isPartial }
}
