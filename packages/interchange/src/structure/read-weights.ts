import { placeOfLetter } from '@gerbang/contract/question/name-parts.ts'
import { plainText, sliceContent, trimContent } from '../content/content.ts'
import type { RawOption, RawQuestion } from './raw-question.ts'

const WEIGHT = /(?<!\p{L})([A-Ha-h])\s*[=:(–—-]?\s*(\d{1,2})(?!\d)/gu
const ROW = /^\s*\d{1,2}(?:\s*[,;–—-]\s*\d{1,2}|\s+\d{1,2})+\s*$/

/** `A = 5, B = 4` or `A5 B4`: from the position of an option to its worth. */
const parsePairs = (said: string) =>
  new Map(
    [...said.matchAll(WEIGHT)].map(([, letter = '', weight]) => [placeOfLetter(letter), Number(weight)]),
  )

/** `5, 4, 1`: one after the other. */
const parseRow = (said: string) => (ROW.test(said) ? (said.match(/\d+/g) ?? []).map(Number) : [])

/** What each option is worth, as attitude tests are keyed; undefined where no line says it of all of them. */
export function findWeights({ keys, meta, options }: RawQuestion): number[] | undefined {
  const metas = [meta['nilai opsi'], meta['nilai'], meta['skor'], meta['bobot']].filter(
    said => said !== undefined,
  )
  for (const said of [...keys.map(({ text }) => text), ...metas]) {
    const pairs = parsePairs(said)
    if (options.length > 1 && options.every(({ index }) => pairs.has(index)))
      return options.map(({ index }) => pairs.get(index) ?? 0)
    const row = parseRow(said)
    if (keys.length === 0 && options.length > 1 && row.length === options.length) return row
  }
  return undefined
}

const WEIGHT_BEHIND = /\s+[([]\s*(?:(nilai|skor|poin|bobot)\s*[:=]?\s*)?(\d{1,2})\s*[)\]]\s*$/i
const IN_BRACKETS = /[([]\s*\d\s*[)\]]/

/**
 * `Melapor (skor 5)`, or `Melapor (5)` where each value from one on stands behind one of four options or more: the
 * options without it, and what they are worth. Numbers that options are made of are none: `Kalimat (1)`, `(1) dan (3)`.
 */
export function takeWeights({
  keys,
  options,
}: RawQuestion): { options: RawOption[]; weights: number[] } | undefined {
  const found = options.map(({ content }) => WEIGHT_BEHIND.exec(plainText(content)))
  const weights = found.map(match => Number(match?.[2]))
  const bare = options.map((option, at) => ({
    ...option,
    content: trimContent(sliceContent(option.content, 0, found[at]?.index ?? 0)),
  }))
  const names = new Set(bare.map(({ content }) => plainText(content)))
  const isNamed = found.every(match => match?.[1] !== undefined)
  const isEach =
    options.length > 3 && weights.toSorted((a, b) => a - b).every((weight, at) => weight === at + 1)
  const isPlain = names.size === options.length && [...names].every(name => !IN_BRACKETS.test(name))
  return keys.length === 0 && options.length > 1 && (isNamed || (isEach && isPlain))
    ? { options: bare, weights }
    : undefined
}
