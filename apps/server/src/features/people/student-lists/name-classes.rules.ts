import { foldClassName } from '../classes/classes.rules.ts'

const countWords = (name: string) => name.split(/\s+/).length

/**
 * How each class of a list is written in the end: as a class that is there, else as the list writes it with most spaces.
 * Keys are names as they stand in cells.
 */
export function nameClasses(written: readonly string[], known: readonly string[]): Map<string, string> {
  const there = new Map(known.map(name => [foldClassName(name), name]))
  const best = new Map<string, string>()
  for (const name of written) {
    const key = foldClassName(name)
    const former = best.get(key)
    if (former === undefined || countWords(name) > countWords(former)) best.set(key, name)
  }
  return new Map(
    written.map(name => {
      const key = foldClassName(name)
      return [name, there.get(key) ?? best.get(key) ?? name]
    }),
  )
}

const grades: Record<string, '10' | '11' | '12'> = {
  X: '10',
  XI: '11',
  XII: '12',
  '10': '10',
  '11': '11',
  '12': '12',
}

/** The grade that the name of a class begins with. */
export function gradeOfClass(name: string): '10' | '11' | '12' | undefined {
  const [, spaced, joined] =
    /^(?:(XII|XI|X|1[0-2])\b|(XII|XI|X)(?=(?:M?IPA|IPS|MIA|IIS|BAHASA|TK[JR]|TSM|RPL|MM|AKL|OTKP|BDP|DKV|[A-H]\d*$|\d)))/i.exec(
      name,
    ) ?? []
  return grades[(spaced ?? joined ?? '').toUpperCase()]
}
