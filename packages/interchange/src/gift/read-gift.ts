import { readNumber } from '../structure/read-answer.ts'
import type { DraftAnswer, DraftQuestion, ReadResult } from '../model/draft.ts'
import {
  addDraft,
  addUnsupported,
  createItemReader,
  type ItemReader,
  joinLines,
  readEach,
  readText,
  type TextFormat,
  warnItem,
} from '../model/item-reader.ts'
import {
  describeWeights,
  readCategory,
  readDifficulty,
  readTruthPairs,
  STANDARD_PROMPT,
  TRUE_FALSE,
} from '../model/foreign-kinds.ts'
import { findUnescaped, type GiftItem, splitGift, unescapeGift } from './split-gift.ts'

interface GiftAnswer {
  sign: '=' | '~'
  /** In per cent; undefined where none is stated. */
  weight: number | undefined
  text: string
}

const MARKUP = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i

function formatOf({ format }: GiftItem, text: string): TextFormat {
  if (format === 'html' || format === 'markdown') return format
  return format === 'moodle' && MARKUP.test(text) ? 'html' : 'plain'
}

function splitAnswers(source: string): GiftAnswer[] {
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

/** `3.14:0.05`, `1..5` or a list of them with `=`; the first full answer counts. */
function readNumeric(source: string): DraftAnswer | undefined {
  const bare = source.split('#')[0] ?? ''
  const first = /[=~]/.test(bare) ? splitAnswers(bare)[0]?.text : bare
  const range = /^\s*(-?[\d.]+)\s*\.\.\s*(-?[\d.]+)\s*$/.exec(first ?? '')
  if (range) {
    const [low, high] = [Number(range[1]), Number(range[2])]
    return { kind: 'number', value: (low + high) / 2, tolerance: Math.abs(high - low) / 2 }
  }
  const [value = '', tolerance = '0'] = (first ?? '').split(':')
  const number = Number(value.trim() === '' ? Number.NaN : value)
  const read = Number.isNaN(number) ? readNumber(value) : number
  return read === undefined ? undefined : { kind: 'number', value: read, tolerance: Number(tolerance) || 0 }
}

function buildChoice(
  reader: ItemReader,
  item: GiftItem,
  prompt: string,
  answers: GiftAnswer[],
): DraftQuestion {
  const options = answers.map(({ text }) =>
    joinLines(readText(reader, unescapeGift(text), formatOf(item, text))),
  )
  // Several right ones would each have their share.
  if (answers.every(({ sign, weight }) => sign === '~' && weight === undefined))
    return { type: 'single_choice', prompt, options, key: null }
  const weights = answers.map(({ sign, weight }) => weight ?? (sign === '=' ? 100 : 0))
  const maximum = /gerbang:weighted_choice (\d+)/.exec(item.comment)
  if (maximum)
    return {
      type: 'weighted_choice',
      prompt,
      options,
      weights: weights.map(weight => Math.round((weight * Number(maximum[1])) / 100)),
    }
  const isSingle = answers.some(({ sign }) => sign === '=')
  const key = weights.flatMap((weight, index) => (weight > 0 && (!isSingle || weight === 100) ? [index] : []))
  if (isSingle && key.length === 1) {
    if (weights.some(weight => weight > 0 && weight < 100))
      warnItem(
        reader,
        'partial_credit',
        'Nilai sebagian pada opsi tidak ikut: hanya opsi bernilai penuh yang menjadi kunci.',
      )
    return { type: 'single_choice', prompt, options, key: key[0] ?? null }
  }
  const odd = describeWeights(weights)
  if (odd) warnItem(reader, 'odd_weights', odd)
  const credit = item.comment.includes('gerbang:all_or_nothing') ? 'all_or_nothing' : 'proportional'
  return { type: 'multiple_choice', prompt, options, key, credit }
}

function warnPartial(reader: ItemReader) {
  warnItem(
    reader,
    'partial_credit',
    'Jawaban bernilai sebagian tidak ikut: hanya jawaban bernilai penuh yang diterima.',
  )
}

function buildMatching(
  reader: ItemReader,
  item: GiftItem,
  prompt: string,
  answers: GiftAnswer[],
): DraftQuestion | undefined {
  const pairs = answers.map(({ text }) => {
    const at = text.indexOf('->')
    return {
      statement: joinLines(readText(reader, unescapeGift(text.slice(0, at).trim()), formatOf(item, text))),
      label: unescapeGift(text.slice(at + 2).trim()),
    }
  })
  return readTruthPairs(prompt, pairs, item.comment)
}

function build(reader: ItemReader, item: GiftItem, prompt: string, answer: string): DraftQuestion | string {
  const bare = answer.trim()
  const truth = /^(T|TRUE|F|FALSE)\s*(?:#|$)/i.exec(bare)
  if (truth)
    return {
      type: 'true_false_table',
      prompt: STANDARD_PROMPT,
      columns: TRUE_FALSE,
      statements: [joinLines(prompt)],
      key: [/^t/i.test(bare) ? 0 : 1],
      credit: 'proportional',
    }
  if (bare === '') return 'essay'
  if (bare.startsWith('#'))
    return { type: 'short_answer', prompt, answer: readNumeric(bare.slice(1)) ?? null }
  const answers = splitAnswers(bare)
  if (answers.length === 0) return 'tidak dikenal'
  if (answers.every(({ text }) => text.includes('->')))
    return buildMatching(reader, item, prompt, answers) ?? 'matching'
  if (answers.every(({ sign }) => sign === '=')) {
    const full = answers.filter(({ weight }) => weight === undefined || weight === 100)
    if (full.length < answers.length) warnPartial(reader)
    return {
      type: 'short_answer',
      prompt,
      answer: { kind: 'text', accepted: full.map(({ text }) => unescapeGift(text)) },
    }
  }
  return buildChoice(reader, item, prompt, answers)
}

/** A missing word shows as a blank where its answers stood. */
function writePrompt(reader: ItemReader, item: GiftItem): string {
  const after = item.after.trim()
  const source = after === '' ? item.before : `${item.before.trimEnd()} _____ ${after}`
  return readText(reader, unescapeGift(source), formatOf(item, source))
}

function splitFeedback(answer: string): { answer: string; feedback: string } {
  const at = answer.indexOf('####')
  return at < 0
    ? { answer, feedback: '' }
    : { answer: answer.slice(0, at), feedback: answer.slice(at + 4).trim() }
}

function readItem(reader: ItemReader, item: GiftItem) {
  const prompt = writePrompt(reader, item)
  const title = item.title || prompt.slice(0, 60)
  if (item.answer === undefined) {
    const id = `s${reader.result.passages.length + 1}`
    reader.result.passages.push({ id, title: item.title, body: prompt, place: reader.place })
    return
  }
  const { answer, feedback } = splitFeedback(item.answer)
  const built = build(reader, item, prompt, answer)
  if (typeof built === 'string') {
    addUnsupported(reader, built, title, `${prompt}\n\n${unescapeGift(answer).trim()}`.trim())
    return
  }
  const passage = /gerbang:passage (s\d+)/.exec(item.comment)?.[1]
  const section = readCategory(item.category)
  const topic = /\[tag:([^\]]+)\]/.exec(item.comment)?.[1]?.trim()
  addDraft(reader, built, {
    explanation: feedback === '' ? '' : readText(reader, unescapeGift(feedback), formatOf(item, feedback)),
    ...(section && { section }),
    ...readDifficulty(item.comment),
    ...(passage !== undefined && { passage }),
    ...(topic && { topic }),
  })
}

export function readGift(bytes: Uint8Array): ReadResult {
  const reader = createItemReader()
  const items = splitGift(new TextDecoder().decode(bytes).replace(/^\uFEFF/, ''))
  readEach(
    reader,
    items,
    item => ({ position: item.line }),
    item => readItem(reader, item),
    item => item.before,
  )
  return reader.result
}
