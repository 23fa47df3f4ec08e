import { Marked } from 'marked'
import { escapeXml } from '../xml/write-xml.ts'
import type { Block, Inline } from './content.ts'
import { createFormulaSyntax, hideFormulas } from './formula-syntax.ts'
import { readHtml } from './read-html.ts'

const markdown = new Marked({
  extensions: createFormulaSyntax(
    (latex, isBlock) => `<formula${isBlock ? ' block="block"' : ''}>${escapeXml(latex)}</formula>`,
  ),
  hooks: { emStrongMask: hideFormulas },
})

/** HTML in which formulas are `<formula>` with their LaTeX, and pictures keep their name. */
export function markdownToHtml(source: string): string {
  return markdown.parse(source, { async: false })
}

/** The same of an option or a statement, which is one line. */
export function markdownLineToHtml(source: string): string {
  return markdown.parseInline(source, { async: false })
}

/** The blocks of an author's source. Formulas keep their LaTeX, pictures their name. */
export function readMarkdown(source: string): Block[] {
  return readHtml(markdownToHtml(source), { typedFormulas: false })
}

/** An option or a statement, which is one line. */
export function readMarkdownLine(source: string): Inline[] {
  const [first] = readHtml(markdownLineToHtml(source), { typedFormulas: false })
  return first?.kind === 'paragraph' ? first.content : []
}
