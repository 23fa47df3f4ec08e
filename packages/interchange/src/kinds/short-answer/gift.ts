import { escapeGift, type GiftAnswer, type GiftReading } from '../../gift/gift-item.ts'
import { unescapeGift } from '../../gift/split-gift.ts'
import { readNumber } from '../../structure/read-answer.ts'
import type { InGift } from '../kind.ts'
import { acceptNumber, acceptWords, type Answer, makeShortAnswer } from './make.ts'
import { warnOtherNumbers, warnPartial } from './warn-partial.ts'

/** `3.14:0.05` or `1..5`. */
function readNumeric(source: string): Answer | null {
  const range = /^\s*(-?[\d.]+)\s*\.\.\s*(-?[\d.]+)\s*$/.exec(source)
  if (range) {
    const [low, high] = [Number(range[1]), Number(range[2])]
    return acceptNumber((low + high) / 2, Math.abs(high - low) / 2)
  }
  const [value = '', tolerance = '0'] = source.split(':')
  const number = Number(value.trim() === '' ? Number.NaN : value)
  return acceptNumber(Number.isNaN(number) ? readNumber(value) : number, Number(tolerance) || 0)
}

const worthOf = ({ sign, weight }: GiftAnswer) => weight ?? (sign === '=' ? 100 : 0)

/** A number alone, or the best of several that are weighted. */
function readNumbers({ answer, answers, reader }: GiftReading): Answer | null {
  const [best, ...others] = answers.toSorted((a, b) => worthOf(b) - worthOf(a))
  if (!best) return readNumeric(answer.slice(1).split('#')[0] ?? '')
  if (others.some(other => worthOf(other) > 0) || worthOf(best) < 100) warnOtherNumbers(reader, best.text)
  return readNumeric(best.text)
}

function readWords({ answers, reader }: GiftReading): Answer | null {
  const full = answers.filter(({ weight }) => weight === undefined || weight === 100)
  if (full.length < answers.length) warnPartial(reader)
  return acceptWords(full.map(({ text }) => unescapeGift(text)))
}

export const gift: InGift<'short_answer'> = {
  read(reading) {
    const { form, prompt } = reading
    if (form === 'number') return makeShortAnswer(prompt, readNumbers(reading))
    return form === 'words' ? makeShortAnswer(prompt, readWords(reading)) : undefined
  },
  write({ key }) {
    if (key === null) return { answer: '' }
    const { answer } = key
    if (answer.kind === 'number') return { answer: `#${answer.value}:${answer.tolerance}` }
    return { answer: answer.accepted.map(word => `=${escapeGift(word)}`).join('\n') }
  },
}
