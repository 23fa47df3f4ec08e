export interface Line {
  text: string
  /** Counted from one. */
  at: number
}

/** How a line begins that is no text: a heading of the format, a marked part, an answer. */
const form = String.raw`(?:#{2,3} (?:Soal|Teks|Petunjuk|Pembahasan)\b|- \[|= )`
const isOfFormat = new RegExp(String.raw`^\\*${form}`)
const isHidden = new RegExp(String.raw`^\\+${form}`)

/** A text as it stands in a file: a backslash keeps its lines from being taken for the format's own. */
export const writeTextLines = (text: string) =>
  text.split('\n').map(line => (isOfFormat.test(line) ? `\\${line}` : line))

const isBlank = (line: Line | undefined) => line?.text.trim() === ''

export function trimLines(lines: readonly Line[]): Line[] {
  const first = lines.findIndex(line => !isBlank(line))
  const last = lines.findLastIndex(line => !isBlank(line))
  return first < 0 ? [] : lines.slice(first, last + 1)
}

/** The text that lines stand for, without blank lines around it. */
export const readTextLines = (lines: readonly Line[]) =>
  trimLines(lines)
    .map(({ text }) => (isHidden.test(text) ? text.slice(1) : text))
    .join('\n')

/** Several values in one line. */
export const joinCells = (cells: readonly string[]) =>
  cells.map(cell => cell.replaceAll(/[\\|]/g, String.raw`\$&`)).join(' | ')

export const splitCells = (value: string) =>
  value.split(/(?<=^(?:\\.|[^\\])*)\|/).map(cell => cell.trim().replaceAll(/\\([\\|])/g, '$1'))
