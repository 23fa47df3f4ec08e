import { letterAt, nameOptions, placeOfLetter } from '@gerbang/contract/question/name-parts.ts'
import type { CreditRule } from '@gerbang/contract/question/fields.ts'
import { byId, idAt, placeOf } from '../parts.ts'
import type { Question } from '../question.ts'

export type Matching = Question<'matching'>

interface Parts {
  prompt: string
  items: readonly string[]
  options: readonly string[]
  /** The place of the right option for each item. */
  key: readonly (number | null)[]
  credit: CreditRule
}

export function makeMatching({ prompt, key, credit, ...parts }: Parts): Matching {
  const type = 'matching'
  const items = parts.items.map((text, at) => ({ id: `i${at + 1}`, text }))
  const options = nameOptions(parts.options)
  const pairs = byId(
    items,
    items.map((_, at) => {
      const place = key[at]
      return place === null || place === undefined || !options[place] ? null : idAt(options, place)
    }),
  )
  return { content: { type, prompt, items, options, credit }, key: pairs && { type, pairs } }
}

/** The place of the right option for each item. */
export const placesOfPairs = ({ content, key }: Matching): (number | null)[] =>
  content.items.map(({ id }) => placeOf(content.options, key?.pairs[id]))

/** `C, A, -`: a letter for each item. */
export const writeLetters = (question: Matching) =>
  placesOfPairs(question)
    .map(place => (place === null ? '-' : letterAt(place)))
    .join(', ')

const NUMBERED = /(\d{1,2})\s*[-–—=.:)→>]*\s*([A-H])(?![\p{L}])/giu

/** A letter for each row in their order, or each behind its number: `1-b, 2-a`. */
export function readLetters(words: string): (number | null)[] {
  const numbered = [...words.matchAll(NUMBERED)]
  if (numbered.length === 0)
    return words.split(/[\s,;]+/).map(word => (/^[A-H]$/i.test(word) ? placeOfLetter(word) : null))
  const places = new Map(numbered.map(([, number, letter = '']) => [Number(number), placeOfLetter(letter)]))
  return Array.from({ length: Math.max(...places.keys()) }, (_, at) => places.get(at + 1) ?? null)
}

/** Where other systems know pairs only, a note keeps the order of the options. */
export const noteLetters = (question: Matching) => `gerbang:matching ${writeLetters(question)}`

interface Pair {
  /** Empty for a distractor. */
  item: string
  option: string
}

/** Pairs as other systems have them: an option stands once for each of its items. */
export function makeOfPairs(prompt: string, pairs: readonly Pair[], credit: CreditRule, note: string) {
  const asked = pairs.filter(({ item }) => item !== '')
  const said = /gerbang:matching ([A-H-]+(?:, [A-H-])*)/.exec(note)?.[1]
  const places = said === undefined ? [] : readLetters(said)
  const known = new Map(asked.map(({ option }, at) => [places[at] ?? null, option] as const))
  const others = [...new Set(pairs.map(({ option }) => option))].filter(
    option => option !== '' && ![...known].some(([place, own]) => place !== null && own === option),
  )
  const count = others.length + [...known.keys()].filter(place => place !== null).length
  const options = Array.from({ length: count }, (_, at) => known.get(at) ?? others.shift() ?? '')
  return makeMatching({
    prompt,
    items: asked.map(({ item }) => item),
    options,
    key: asked.map(({ option }) => (option === '' ? null : options.indexOf(option))),
    credit,
  })
}

/** What stands on the right of each item, and behind them the options that no item has. */
export function listPairs(question: Matching): Pair[] {
  const { items, options } = question.content
  const places = placesOfPairs(question)
  return [
    ...items.map(({ text }, at) => ({ item: text, option: options[places[at] ?? -1]?.text ?? '' })),
    ...options.filter((_, at) => !places.includes(at)).map(({ text }) => ({ item: '', option: text })),
  ]
}
