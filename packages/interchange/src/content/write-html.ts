import temml from 'temml'
import { escapeXml } from '../xml/write-xml.ts'
import { type Block, type Inline, type Look, paragraph, text } from './content.ts'

export interface HtmlOptions {
  /** MathML for systems that read it; else LaTeX between `\(` and `\)`, as MathJax and Moodle read it. */
  formulas: 'latex' | 'mathml'
  /** QTI knows no `u`, `s`, `style` and `start`; classes of its shared vocabulary, or of our own, say the same. */
  looks: 'elements' | 'classes'
  addressPicture: (name: string) => string
}

const elements: [has: (look: Look) => boolean | undefined, name: string][] = [
  [look => look.strike, 's'],
  [look => look.underline, 'u'],
  [look => look.bold, 'strong'],
  [look => look.italic, 'em'],
  [look => look.position === 'sub', 'sub'],
  [look => look.position === 'super', 'sup'],
]

const classes: Partial<Record<string, string>> = { u: 'qti-underline', s: 'gerbang-strike' }

function wrap(name: string, inside: string, { looks }: HtmlOptions): string {
  const named = looks === 'classes' ? classes[name] : undefined
  return named === undefined ? `<${name}>${inside}</${name}>` : `<span class="${named}">${inside}</span>`
}

const plainFormula = (latex: string, isBlock: boolean) =>
  escapeXml(isBlock ? `\\[${latex}\\]` : `\\(${latex}\\)`)

/** The LaTeX goes along as text for those who cannot see, and so that it comes back as it was. */
function writeMathml(latex: string, isBlock: boolean): string {
  try {
    // Indonesian numbers: 0,25. A comma that separates is followed by a space.
    const markup = temml.renderToString(latex.replaceAll(/(?<=\d),(?=\d)/g, '{,}'), {
      throwOnError: true,
      displayMode: isBlock,
      xml: true,
    })
    const bare = markup.replaceAll(/ (?:class|style)="[^"]*"/g, '')
    return bare.replace(/^<math/, `<math alttext="${escapeXml(latex)}"`)
  } catch {
    return plainFormula(latex, isBlock)
  }
}

function writeInline(inline: Inline, options: HtmlOptions): string {
  switch (inline.kind) {
    case 'break':
      return '<br/>'
    case 'picture':
      return `<img src="${escapeXml(options.addressPicture(inline.name))}" alt="${escapeXml(inline.alt)}"/>`
    case 'formula':
      return options.formulas === 'mathml'
        ? writeMathml(inline.latex, inline.isBlock)
        : plainFormula(inline.latex, inline.isBlock)
    case 'text': {
      // Dollars that are money would become formulas where they are read as LaTeX.
      const words = escapeXml(inline.text)
      return elements.reduceRight(
        (inside, [has, name]) => (has(inline.look) ? wrap(name, inside, options) : inside),
        words,
      )
    }
  }
}

export function writeInlineHtml(content: readonly Inline[], options: HtmlOptions): string {
  return content.map(inline => writeInline(inline, options)).join('')
}

/** An item that shows its number itself. */
function writeNumber([first, ...others]: readonly Block[], number: number): Block[] {
  const shown = text(`${number}. `)
  return first?.kind === 'paragraph'
    ? [paragraph([shown, ...first.content]), ...others]
    : [paragraph([shown]), ...(first ? [first] : []), ...others]
}

function writeBlock(block: Block, options: HtmlOptions): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${writeInlineHtml(block.content, options)}</p>`
    case 'list': {
      const write = (items: Block[][]) => items.map(item => `<li>${writeHtml(item, options)}</li>`).join('')
      const { start, items } = block
      if (start === null) return `<ul>${write(items)}</ul>`
      if (start === 1) return `<ol>${write(items)}</ol>`
      if (options.looks === 'elements') return `<ol start="${start}">${write(items)}</ol>`
      const shown = items.map((item, at) => writeNumber(item, start + at))
      return `<ol class="qti-list-style-type-none gerbang-start-${start}">${write(shown)}</ol>`
    }
    case 'table': {
      const rows = block.rows.map((row, index) => {
        const name = index === 0 ? 'th' : 'td'
        const cells = row.map((cell, at) => {
          const align = block.align?.[at]
          const own =
            options.looks === 'classes' ? `class="qti-align-${align}"` : `style="text-align:${align}"`
          return `<${name}${align ? ` ${own}` : ''}>${writeInlineHtml(cell, options)}</${name}>`
        })
        return `<tr>${cells.join('')}</tr>`
      })
      return `<table><tbody>${rows.join('')}</tbody></table>`
    }
  }
}

/** HTML that is XML as well. */
export function writeHtml(blocks: readonly Block[], options: HtmlOptions): string {
  return blocks.map(block => writeBlock(block, options)).join('')
}
