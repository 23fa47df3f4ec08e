export interface AikenItem {
  stem: string
  options: { letter: string; text: string }[]
  /** A letter; undefined where the file ends without one. */
  answer: string | undefined
  /** Whether nothing else stands between the options. */
  isWellFormed: boolean
  text: string
  line: number
}

const OPTION = /^\s*([A-Z])[.)]\s+(.*)$/
const ANSWER = /^\s*ANSWER:\s*([A-Z])\s*$/i

function readLines(lines: readonly string[], answer: string | undefined, line: number): AikenItem {
  const first = lines.findIndex(each => OPTION.test(each))
  const found = first < 0 ? [] : lines.slice(first).map(each => OPTION.exec(each))
  return {
    stem: (first < 0 ? lines : lines.slice(0, first)).join('\n'),
    options: found.flatMap(match => (match ? [{ letter: match[1] ?? '', text: match[2] ?? '' }] : [])),
    answer,
    isWellFormed: found.length >= 2 && !found.includes(null),
    text: lines.join('\n'),
    line,
  }
}

/** A question ends with its line `ANSWER: X`. */
export function splitAiken(source: string): AikenItem[] {
  const items: AikenItem[] = []
  let lines: string[] = []
  let start = 1
  source.split(/\r\n|\r|\n/).forEach((line, index) => {
    const answer = ANSWER.exec(line)
    if (answer) {
      items.push(readLines(lines, (answer[1] ?? '').toUpperCase(), start))
      lines = []
    } else if (line.trim() !== '') {
      if (lines.length === 0) start = index + 1
      lines.push(line)
    }
  })
  return lines.length > 0 ? [...items, readLines(lines, undefined, start)] : items
}
