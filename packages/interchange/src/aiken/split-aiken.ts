import { findExplanationLabel } from '../structure/keywords.ts'

export interface AikenItem {
  stem: string
  options: { letter: string; text: string }[]
  /** A letter; undefined where the file ends without one. */
  answer: string | undefined
  /** What stands below the answer behind `Feedback:` or its like. */
  explanation: string
  /** A line above the question that is not part of it, such as a heading. */
  stray: string
  /** Whether nothing else stands between the options. */
  isWellFormed: boolean
  text: string
  line: number
}

const OPTION = /^\s*([A-Z])[.)]\s+(.*)$/
const ANSWER = /^\s*ANSWER:\s*([A-Z])\s*$/i
const FEEDBACK = /^\s*feedback\s*:\s*/i
const RULE = /^\s*(?:[-–—=_*#~]\s*){3,}$/
/** No sentence, so no line of a question. */
const HEADING = /[^.?!:;,…”"\s]\s*$/

interface Line {
  text: string
  line: number
}

interface Block {
  lines: Line[]
  answer: string | undefined
}

const isBlank = ({ text }: Line) => text.trim() === '' || RULE.test(text)

/** The lines above each answer, and those below the last. */
function splitBlocks(source: string): Block[] {
  const blocks: Block[] = [{ lines: [], answer: undefined }]
  source.split(/\r\n|\r|\n/).forEach((text, index) => {
    const block = blocks.at(-1)
    const answer = ANSWER.exec(text)?.[1]
    if (block && answer) {
      block.answer = answer.toUpperCase()
      blocks.push({ lines: [], answer: undefined })
    } else block?.lines.push({ text, line: index + 1 })
  })
  return blocks
}

/** Parts the explanation of the question above and a heading between two questions from the question below. */
function partBlock({ lines }: Block): { explanation: string; stray: string; own: Line[] } {
  const [first, ...others] = lines.slice(
    Math.max(
      0,
      lines.findIndex(line => !isBlank(line)),
    ),
  )
  const words = first?.text ?? ''
  const label = FEEDBACK.exec(words)?.[0].length ?? findExplanationLabel(words)
  if (label !== undefined) {
    const { stray, own } = partBlock({ lines: others, answer: undefined })
    return { explanation: words.slice(label).trim(), stray, own }
  }
  const own = lines.filter(line => !isBlank(line))
  const [next] = others
  const isStray = own.length > 1 && next !== undefined && isBlank(next) && HEADING.test(words)
  return { explanation: '', stray: isStray ? words.trim() : '', own: isStray ? own.slice(1) : own }
}

function readItem(lines: readonly string[]) {
  const first = lines.findIndex(each => OPTION.test(each))
  const found = first < 0 ? [] : lines.slice(first).map(each => OPTION.exec(each))
  return {
    stem: (first < 0 ? lines : lines.slice(0, first)).join('\n'),
    options: found.flatMap(match => (match ? [{ letter: match[1] ?? '', text: match[2] ?? '' }] : [])),
    isWellFormed: found.length >= 2 && !found.includes(null),
    text: lines.join('\n'),
  }
}

/** A question ends with its line `ANSWER: X`. */
export function splitAiken(source: string): AikenItem[] {
  const items: AikenItem[] = []
  for (const block of splitBlocks(source)) {
    const { explanation, stray, own } = partBlock(block)
    const last = items.at(-1)
    if (last) last.explanation = explanation
    const [first] = own
    if (!first && block.answer === undefined) continue
    const item = readItem(own.map(({ text }) => text))
    items.push({ ...item, answer: block.answer, explanation: '', stray, line: first?.line ?? 1 })
  }
  return items
}
