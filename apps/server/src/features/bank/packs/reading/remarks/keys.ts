import { listOptions, type Question } from './written.ts'

/** One in a hundred fair banks is as uneven. */
const MOST_UNEVEN = 13.28
const MIN_QUESTIONS = 20

const isWorded = (text: string) => /\p{L}{3}/u.test(text.replaceAll(/\$[^$]*\$|!\[[^\]]*\]\([^)]*\)/g, ''))

/** Letters of keys that lie further from equal shares than chance takes them. */
export function findUnevenLetters(questions: readonly Question[]): string | undefined {
  const places = questions
    .map(listOptions)
    .filter(options => options.length === 5)
    .map(options => options.findIndex(({ isRight }) => isRight))
  if (places.length < MIN_QUESTIONS) return undefined
  const counts = [0, 1, 2, 3, 4].map(place => places.filter(one => one === place).length)
  const equal = places.length / 5
  const uneven = counts.reduce((sum, count) => sum + (count - equal) ** 2 / equal, 0)
  return uneven > MOST_UNEVEN
    ? counts.map((count, place) => `${'ABCDE'[place]} ${count}`).join(', ')
    : undefined
}

/** Of questions with worded options, how many have the right one as the longest. Forms that are always the same do not count. */
export function countLongest(questions: readonly Question[]): { longest: number; worded: number } {
  const all = questions.map(listOptions).filter(options => options.some(({ text }) => isWorded(text)))
  const forms = Map.groupBy(all, options => options.map(({ text }) => text).join('\n'))
  const worded = [...forms.values()].filter(same => same.length === 1).flat()
  const longest = worded.filter(options => {
    const right = options.find(({ isRight }) => isRight)?.text.length ?? 0
    return options.every(({ text, isRight }) => isRight || text.length < right)
  })
  return { longest: longest.length, worded: worded.length }
}
