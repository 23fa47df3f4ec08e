import { escapeGift, type GiftReading, splitAnswers } from '../../gift/gift-item.ts'
import { unescapeGift } from '../../gift/split-gift.ts'
import { readNumber } from '../../structure/read-answer.ts'
import type { InGift } from '../kind.ts'
import { acceptNumber, acceptWords, type Answer, makeShortAnswer } from './make.ts'
import { warnPartial } from './warn-partial.ts'

/** `3.14:0.05`, `1..5` or a list of them with `=`; the first full answer counts. */
export function readNumeric(source: string): Answer | null {
  const bare = source.split('#')[0] ?? ''
  const first = (/[=~]/.test(bare) ? splitAnswers(bare)[0]?.text : bare) ?? ''
  const range = /^\s*(-?[\d.]+)\s*\.\.\s*(-?[\d.]+)\s*$/.exec(first)
  if (range) {
    const [low, high] = [Number(range[1]), Number(range[2])]
    return acceptNumber((low + high) / 2, Math.abs(high - low) / 2)
  }
  const [value = '', tolerance = '0'] = first.split(':')
  const number = Number(value.trim() === '' ? Number.NaN : value)
  return acceptNumber(Number.isNaN(number) ? readNumber(value) : number, Number(tolerance) || 0)
}

function readWords({ answers, reader }: GiftReading): Answer | null {
  const full = answers.filter(({ weight }) => weight === undefined || weight === 100)
  if (full.length < answers.length) warnPartial(reader)
  return acceptWords(full.map(({ text }) => unescapeGift(text)))
}

export const gift: InGift<'short_answer'> = {
  read(reading) {
    const { form, prompt, answer } = reading
    if (form === 'number') return makeShortAnswer(prompt, readNumeric(answer.slice(1)))
    return form === 'words' ? makeShortAnswer(prompt, readWords(reading)) : undefined
  },
  write({ key }) {
    if (key === null) return { answer: '' }
    const { answer } = key
    if (answer.kind === 'number') return { answer: `#${answer.value}:${answer.tolerance}` }
    return { answer: answer.accepted.map(word => `=${escapeGift(word)}`).join('\n') }
  },
}
