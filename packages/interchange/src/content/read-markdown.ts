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

/** The blocks of an author's source. Formulas keep their LaTeX, pictures their name. */
export function readMarkdown(source: string): Block[] {
  return readHtml(markdown.parse(source, { async: false }), { typedFormulas: false })
}

/** An option or a statement, which is one line. */
export function readMarkdownLine(source: string): Inline[] {
  const [first] = readHtml(markdown.parseInline(source, { async: false }), { typedFormulas: false })
  return first?.kind === 'paragraph' ? first.content : []
}
