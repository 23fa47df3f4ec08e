import { hideFormulas } from '@gerbang/interchange/content/formula-syntax.ts'
import { limits } from '../limits.ts'

export type TooHeavy = 'depth' | 'marks' | 'table'

const blankLine = /\n[ \t]*\n/
// A quote, a bullet or a number that begins a list: each opens a level inside the one before.
const level = /[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y
const marks = /[*_~[<`$]/g

function measureDepth(line: string): number {
  let depth = 0
  for (level.lastIndex = 0; level.test(line); depth++);
  return depth
}

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0

/** A row of a table has as many cells as its head, whatever is written in it. */
function countCells(lines: readonly string[]): number {
  const widest = lines.reduce((most, line) => Math.max(most, count(line, /\|/g)), 0)
  return lines.length * widest
}

/**
 * What of a text would cost far more than its length, or undefined. A reader of Markdown looks for the end of each mark
 * in all that follows it in its block, so a block costs its marks times its length.
 */
export function findTooHeavy(source: string): TooHeavy | undefined {
  let [steps, cells] = [0, 0]
  for (const block of source.split(blankLine)) {
    const lines = block.split('\n')
    if (lines.some(line => measureDepth(line) > limits.textDepth)) return 'depth'
    cells += countCells(lines)
    steps += count(hideFormulas(block), marks) * block.length
  }
  if (cells > limits.textCells) return 'table'
  return steps > limits.textSteps ? 'marks' : undefined
}
