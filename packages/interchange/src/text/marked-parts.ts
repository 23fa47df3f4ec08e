import { type Line, readTextLines, trimLines } from './lines.ts'
import type { Tell } from './question-file.ts'

/** A line such as `- [x] B. Kedua pernyataan cukup.`; what follows it, two spaces in, belongs to it. */
export interface MarkedPart {
  mark: string
  id: string
  text: string
  at: number
}

/** What stands behind the prompt: options or statements, and lines such as `= 250`. */
export interface Body {
  prompt: string
  parts: MarkedPart[]
  answers: Line[]
}

const PART = /^- \[((?:\\.|[^\\\]])*)\] (#?[A-Za-z0-9]{1,8})\.(?: (.*))?$/
const ANSWER = /^= (.*)$/
const opens = ({ text }: Line) => text.startsWith('- [') || ANSWER.test(text)
const INDENT = '  '
const STATEMENT = /^s(\d+)$/

/** `a` reads `A`, and `s1`, a statement's id, reads `1`; an id of digits alone would look the same and is marked. */
export function labelOf(id: string): string {
  const [, number] = STATEMENT.exec(id) ?? []
  return number ?? (/^\d+$/.test(id) ? `#${id}` : id.toUpperCase())
}

export function idOf(label: string): string {
  if (label.startsWith('#')) return label.slice(1)
  return /^\d+$/.test(label) ? `s${label}` : label.toLowerCase()
}

export function writeParts(
  parts: readonly { id: string; text: string }[],
  markOf: (id: string) => string,
): string[] {
  return parts.flatMap(({ id, text }) => {
    const [first = '', ...others] = text.split('\n')
    const mark = markOf(id).replaceAll(/[\\\]]/g, String.raw`\$&`)
    const opening = `- [${mark === '' ? ' ' : mark}] ${labelOf(id)}.${first === '' ? '' : ` ${first}`}`
    return [opening, ...others.map(line => (line === '' ? '' : INDENT + line))]
  })
}

function readPart([first, ...others]: Line[], tell: Tell): MarkedPart | undefined {
  const { text, at } = first ?? { text: '', at: 0 }
  const [found, mark = '', label = '', opening = ''] = PART.exec(text) ?? []
  if (found === undefined) {
    tell(at, `"${text}" bukan pilihan atau pernyataan seperti "- [ ] A. teks"`)
    return undefined
  }
  const rest = trimEnd(others).map(line => line.text.slice(line.text.startsWith(INDENT) ? INDENT.length : 0))
  const unmarked = mark.trim().replaceAll(/\\([\\\]])/g, '$1')
  return { mark: unmarked, id: idOf(label), text: [opening, ...rest].join('\n'), at }
}

const trimEnd = (lines: Line[]) => lines.slice(0, lines.findLastIndex(({ text }) => text.trim() !== '') + 1)

function tellTwice(parts: readonly MarkedPart[], tell: Tell): void {
  const seen = new Set<string>()
  for (const { id, at } of parts) {
    if (seen.has(id)) tell(at, `memakai "${labelOf(id)}." dua kali`)
    seen.add(id)
  }
}

/** Splits what stands between the fields of a question and its explanation. */
export function readBody(lines: readonly Line[], tell: Tell): Body {
  const end = lines.findIndex(opens)
  const body: Body = { prompt: readTextLines(end < 0 ? lines : lines.slice(0, end)), parts: [], answers: [] }
  let group: Line[] = []
  const close = () => {
    const part = group.length > 0 ? readPart(group, tell) : undefined
    if (part) body.parts.push(part)
    group = []
  }
  for (const line of end < 0 ? [] : trimLines(lines.slice(end))) {
    const answer = ANSWER.exec(line.text)?.[1]
    if (opens(line)) close()
    if (answer !== undefined) body.answers.push({ text: answer, at: line.at })
    else if (opens(line)) group = [line]
    else if (group.length > 0 && /^(?: {2}|\s*$)/.test(line.text)) group.push(line)
    else if (line.text.trim() !== '')
      tell(line.at, `"${line.text}" tidak termasuk pilihan; beri dua spasi di depannya`)
  }
  close()
  tellTwice(body.parts, tell)
  return body
}
