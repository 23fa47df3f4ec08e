import { type ItemReader, joinLines, readText, type TextFormat } from '../model/item-reader.ts'
import { findUnescaped, type GiftItem, unescapeGift } from './split-gift.ts'

export interface GiftAnswer {
  sign: '=' | '~'
  /** In per cent; undefined where none is stated. */
  weight: number | undefined
  /** Still escaped. */
  text: string
}

/** What the braces of an item hold: a judgement, nothing, a number, pairs, right answers only, right and wrong ones. */
export type GiftForm = 'truth' | 'empty' | 'number' | 'pairs' | 'words' | 'choices' | 'none'

export interface GiftReading {
  reader: ItemReader
  item: GiftItem
  prompt: string
  /** Between the braces, without the general feedback. */
  answer: string
  answers: GiftAnswer[]
  form: GiftForm
}

export interface GiftWriter {
  block: (source: string) => string
  line: (source: string) => string
}

export interface WrittenGift {
  answer: string
  notes?: string[]
  /** Stands in place of the prompt. */
  prompt?: string
}

/** Answers begin with `=` or `~`; a weight may follow, and a feedback ends them. */
export function splitAnswers(source: string): GiftAnswer[] {
  const answers: GiftAnswer[] = []
  let at = findUnescaped(source, '=~')
  while (at >= 0) {
    const next = findUnescaped(source, '=~', at + 1)
    const whole = source.slice(at + 1, next < 0 ? undefined : next)
    const feedback = findUnescaped(whole, '#')
    const bare = (feedback < 0 ? whole : whole.slice(0, feedback)).trim()
    const weight = /^%(-?\d+(?:\.\d+)?)%/.exec(bare)
    answers.push({
      sign: source.charAt(at) === '=' ? '=' : '~',
      weight: weight ? Number(weight[1]) : undefined,
      text: bare.slice(weight?.[0].length ?? 0).trim(),
    })
    at = next
  }
  return answers
}

export const TRUTH = /^(T|TRUE|F|FALSE)\s*(?:#|$)/i

export function findForm(answer: string, answers: readonly GiftAnswer[]): GiftForm {
  if (TRUTH.test(answer)) return 'truth'
  if (answer === '') return 'empty'
  if (answer.startsWith('#')) return 'number'
  if (answers.length === 0) return 'none'
  if (answers.every(({ text }) => text.includes('->'))) return 'pairs'
  return answers.every(({ sign }) => sign === '=') ? 'words' : 'choices'
}

const MARKUP = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i

function formatOf({ format }: GiftItem, text: string): TextFormat {
  if (format === 'html' || format === 'markdown') return format
  return format === 'moodle' && MARKUP.test(text) ? 'html' : 'plain'
}

export const readGiftText = (reader: ItemReader, item: GiftItem, text: string) =>
  readText(reader, unescapeGift(text), formatOf(item, text))

export const readGiftLine = ({ reader, item }: GiftReading, text: string) =>
  joinLines(readGiftText(reader, item, text))

export const readOptions = (reading: GiftReading) =>
  reading.answers.map(({ text }) => readGiftLine(reading, text))

export const escapeGift = (text: string) => text.replaceAll(/[\\~=#{}:]/g, '\\$&').replaceAll('\n', '\\n')
