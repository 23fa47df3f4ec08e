import type { TokenizerAndRendererExtension } from 'marked'

const BLOCK = /^ {0,3}\$\$((?:\\[\s\S]|[^\\$])+)\$\$[ \t]*(?:\n|$)/
const DISPLAY = /^\$\$((?:\\[\s\S]|[^\\$])+)\$\$/
// Pandoc's rule, so that "$5 dan $10" stays text: no space inside the dollars, no digit after the last.
const INLINE = /^\$(?!\s)((?:\\.|[^\\$\n])+)(?<!\s)\$(?!\d)/

/** `$…$` within a line, `$$…$$` on a line of its own, for Marked; `write` makes HTML of the LaTeX between. */
export function createFormulaSyntax(
  write: (latex: string, isBlock: boolean) => string,
): TokenizerAndRendererExtension[] {
  return [
    {
      name: 'blockFormula',
      level: 'block',
      start: source => /^ {0,3}\$\$/m.exec(source)?.index,
      tokenizer(source) {
        const match = BLOCK.exec(source)
        return match ? { type: 'blockFormula', raw: match[0], latex: match[1]?.trim() } : undefined
      },
      renderer: token => `<p>${write(String(token['latex']), true)}</p>\n`,
    },
    {
      name: 'inlineFormula',
      level: 'inline',
      start: source => source.indexOf('$'),
      tokenizer(source) {
        const display = DISPLAY.exec(source)
        const match = display ?? INLINE.exec(source)
        if (!match) return undefined
        return { type: 'inlineFormula', raw: match[0], latex: match[1]?.trim(), isBlock: display !== null }
      },
      renderer: token => write(String(token['latex']), token['isBlock'] === true),
    },
  ]
}

/** The `*` and `_` of a formula are no emphasis: masks them, keeping every position, while emphasis is looked for. */
export function hideFormulas(source: string): string {
  return source.replace(/\$(?:\\.|[^\\$\n])+\$/g, formula => 'x'.repeat(formula.length))
}
