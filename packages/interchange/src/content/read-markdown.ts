import { Marked, type TokenizerAndRendererExtension } from 'marked'
import { escapeXml } from '../xml/write-xml.ts'
import type { Block, Inline } from './content.ts'
import { readHtml } from './read-html.ts'

const BLOCK = /^ {0,3}\$\$((?:\\[\s\S]|[^\\$])+)\$\$[ \t]*(?:\n|$)/
const DISPLAY = /^\$\$((?:\\[\s\S]|[^\\$])+)\$\$/
// Pandoc's rule, so that "$5 dan $10" stays text: no space inside the dollars, no digit after the last.
const INLINE = /^\$(?!\s)((?:\\.|[^\\$\n])+)(?<!\s)\$(?!\d)/

function writeFormula(latex: string, isBlock: boolean): string {
  return `<formula${isBlock ? ' block="block"' : ''}>${escapeXml(latex)}</formula>`
}

const blockFormula: TokenizerAndRendererExtension = {
  name: 'blockFormula',
  level: 'block',
  start: source => /^ {0,3}\$\$/m.exec(source)?.index,
  tokenizer(source) {
    const match = BLOCK.exec(source)
    return match ? { type: 'blockFormula', raw: match[0], latex: match[1]?.trim() } : undefined
  },
  renderer: token => `<p>${writeFormula(String(token['latex']), true)}</p>\n`,
}

const inlineFormula: TokenizerAndRendererExtension = {
  name: 'inlineFormula',
  level: 'inline',
  start: source => source.indexOf('$'),
  tokenizer(source) {
    const display = DISPLAY.exec(source)
    const match = display ?? INLINE.exec(source)
    if (!match) return undefined
    return { type: 'inlineFormula', raw: match[0], latex: match[1]?.trim(), isBlock: display !== null }
  },
  renderer: token => writeFormula(String(token['latex']), token['isBlock'] === true),
}

/** The `*` and `_` of a formula are no emphasis: masks them, keeping every position. */
function hideFormulas(source: string): string {
  return source.replace(/\$(?:\\.|[^\\$\n])+\$/g, formula => 'x'.repeat(formula.length))
}

const markdown = new Marked({
  extensions: [blockFormula, inlineFormula],
  hooks: { emStrongMask: hideFormulas },
})

/** The blocks of an author's source. Formulas keep their LaTeX, pictures their name. */
export function readMarkdown(source: string): Block[] {
  return readHtml(markdown.parse(source, { async: false }), { typedFormulas: false })
}

/** An option or a statement, which is one line. */
export function readMarkdownLine(source: string): Inline[] {
  const [first] = readHtml(markdown.parseInline(source, { async: false }), { typedFormulas: false })
  return first?.kind === 'paragraph' ? first.content : []
}
