import { plainText } from '../content/content.ts'
import * as words from './keywords.ts'
import { hasAnswersAhead } from './looks-ahead.ts'
import { isLettered, isNumbered, type Item } from './piece.ts'

const isOption = (item: Item | undefined, index: number) => isLettered(item) && item.head.index === index

const textOf = (item: Item | undefined) => (item?.kind === 'piece' ? plainText(item.whole).trim() : '')

/** What may belong to a stem: a table, or a line without a letter of its own that is no key. */
function isStemLine(item: Item | undefined): boolean {
  return item !== undefined && !isLettered(item) && words.findKeyLabel(textOf(item)) === undefined
}

const isExplanation = (item: Item | undefined) => words.findExplanationLabel(textOf(item)) !== undefined

/** Empty lines are not among the items, but counted. */
const isBelowEmptyLine = (item: Item | undefined, above: Item | undefined) =>
  item !== undefined && above?.kind === 'piece' && item.position - above.position > 1

/** A line of the head of a document, which no sentence is. */
const isTitle = (item: Item | undefined) => item?.kind === 'piece' && !/[.?!:;,…”"]$/.test(textOf(item))

/** Where the stem above an option A begins: below an empty line, else below what belongs to the question before. */
function findStem(items: readonly Item[], option: number): number | undefined {
  const last = option - 1
  let at = last
  while (isStemLine(items[at - 1]) && !isBelowEmptyLine(items[at], items[at - 1])) at--
  // Where the explanation of the question before ends nobody can say.
  if (items.slice(at, last).some(isExplanation)) at = last
  if (at === 0) at = items.slice(0, last).findLastIndex(isTitle) + 1
  const isFound = isStemLine(items[at]) && items[at]?.kind === 'piece' && !isExplanation(items[at])
  return isFound ? at : undefined
}

/** Where stems begin that have options A and B, but no number. */
const findStems = (items: readonly Item[]): number[] =>
  items.flatMap((item, at) => {
    const stem = isOption(item, 0) && isOption(items[at + 1], 1) ? findStem(items, at) : undefined
    return stem === undefined ? [] : [stem]
  })

const setNumbers = (items: readonly Item[], stems: readonly number[]): Item[] =>
  items.map((item, at) => {
    const value = stems.indexOf(at) + 1
    if (value === 0 || item.kind !== 'piece') return item
    return { ...item, head: { kind: 'number', value, form: 'point', level: 0 }, content: item.whole }
  })

/**
 * Gives numbers to questions that have none, each a stem above options A and B; undefined where fewer than two are
 * found, since letters alone also list other things.
 */
export function numberStems(items: readonly Item[]): Item[] | undefined {
  const stems = findStems(items)
  return stems.length < 2 ? undefined : setNumbers(items, stems)
}

/** The same for questions above the first number: as many as are missing, so that none is lost. */
export function numberFirst(items: readonly Item[]): Item[] | undefined {
  const first = items.findIndex(isNumbered)
  const numbered = items[first]
  if (!isNumbered(numbered) || !hasAnswersAhead(items, first)) return undefined
  const stems = findStems(items.slice(0, first))
  return stems.length > 0 && stems.length === numbered.head.value - 1 ? setNumbers(items, stems) : undefined
}
