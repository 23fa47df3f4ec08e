import { listOptions, type Question } from './written.ts'

/** Fewer letters describe no figure. Options are small, and their words few. */
const [MIN_FIGURE, MIN_OPTION] = [40, 8]

const listAlternatives = (text: string) =>
  Array.from(text.matchAll(/!\[([^\]]*)\]\([^)]*\)/g), ([, words = '']) => words)
const numbersOf = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? []

/** Of all options, the text alternative names the right one alone. */
function namesKey(words: string, question: Question): boolean {
  const options = listOptions(question)
  if (!options.every(({ text }) => numbersOf(text).length === 1)) return false
  const shown = new Set(numbersOf(words))
  const named = options.filter(({ text }) => numbersOf(text).every(value => shown.has(value)))
  return named.length === 1 && named[0]?.isRight === true
}

/** What is wrong with the words for those who cannot see the pictures of a question. */
export function findPoorAlternatives(question: Question): string[] {
  const { content } = question.data.draft
  const figures = listAlternatives(content.prompt)
  const options = listOptions(question).flatMap(({ text }) => listAlternatives(text))
  return [
    ...figures.filter(words => words.length < MIN_FIGURE).map(words => `terlalu singkat: "${words}"`),
    ...options.filter(words => words.length < MIN_OPTION).map(words => `terlalu singkat: "${words}"`),
    ...figures.filter(words => namesKey(words, question)).map(words => `menyebut kunci: "${words}"`),
  ]
}
