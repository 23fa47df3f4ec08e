import { type Inline, plainText, sliceContent } from './content.ts'

// Pandoc's rule for single dollars, so that "$5 dan $10" stays text. U+FFFC is a formula or picture.
const TYPED =
  /\$\$((?:\\[^]|[^\\$\uFFFC])+)\$\$|\\\[((?:(?!\\\])[^\uFFFC])+)\\\]|\\\(((?:(?!\\\))[^\uFFFC\n])+)\\\)|(?<![\\\w])\$(?!\s)((?:\\.|[^\\$\n\uFFFC])+)(?<!\s)\$(?!\d)/g

/** Turns LaTeX that was typed between `$…$`, `$$…$$`, `\(…\)` or `\[…\]` into formulas. */
export function findTypedFormulas(content: Inline[]): Inline[] {
  const words = plainText(content)
  if (!/[$\\]/.test(words)) return content
  const found: Inline[] = []
  let at = 0
  for (const match of words.matchAll(TYPED)) {
    const [whole, dollars, brackets, parens, inline] = match
    const latex = (dollars ?? brackets ?? parens ?? inline ?? '').trim()
    const part = sliceContent(content, match.index, match.index + whole.length)
    const look = part.find(inline => inline.kind === 'text')?.look ?? {}
    found.push(...sliceContent(content, at, match.index))
    found.push({ kind: 'formula', latex, isBlock: (dollars ?? brackets) !== undefined, look })
    at = match.index + whole.length
  }
  return [...found, ...sliceContent(content, at)]
}
