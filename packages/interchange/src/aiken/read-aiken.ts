import type { ReadResult } from '../model/draft.ts'
import {
  addDraft,
  addUnsupported,
  createItemReader,
  joinLines,
  readEach,
  readText,
} from '../model/item-reader.ts'

interface AikenItem {
  lines: string[]
  answer: string | undefined
  line: number
}

const OPTION = /^\s*([A-Z])[.)]\s+(.*)$/
const ANSWER = /^\s*ANSWER:\s*([A-Z])\s*$/i

/** A question ends with its line `ANSWER: X`. */
function splitAiken(source: string): AikenItem[] {
  const items: AikenItem[] = []
  let lines: string[] = []
  let start = 1
  source.split(/\r\n|\r|\n/).forEach((line, index) => {
    const answer = ANSWER.exec(line)
    if (answer) {
      items.push({ lines, answer: (answer[1] ?? '').toUpperCase(), line: start })
      lines = []
    } else if (line.trim() !== '') {
      if (lines.length === 0) start = index + 1
      lines.push(line)
    }
  })
  if (lines.length > 0) items.push({ lines, answer: undefined, line: start })
  return items
}

/** Aiken is plain text: what looks like HTML in it is text. */
export function readAiken(bytes: Uint8Array): ReadResult {
  const reader = createItemReader()
  const items = splitAiken(new TextDecoder().decode(bytes).replace(/^\uFEFF/, ''))
  const read = ({ lines, answer }: AikenItem) => {
    const first = lines.findIndex(line => OPTION.test(line))
    const stem = (first < 0 ? lines : lines.slice(0, first)).join('\n')
    const found =
      lines.flatMap(line => OPTION.exec(line) ?? []).length === 0
        ? []
        : lines.slice(first).map(line => OPTION.exec(line))
    if (found.length < 2 || found.includes(null)) {
      addUnsupported(reader, 'tidak dikenal', stem.slice(0, 60), lines.join('\n'))
      return
    }
    const options = found.map(match => joinLines(readText(reader, match?.[2] ?? '', 'plain')))
    const at = found.findIndex(match => match?.[1] === answer)
    addDraft(reader, {
      type: 'single_choice',
      prompt: readText(reader, stem, 'plain'),
      options,
      key: at < 0 ? null : at,
    })
  }
  readEach(
    reader,
    items,
    item => ({ position: item.line }),
    read,
    item => item.lines.join('\n'),
  )
  return reader.result
}
