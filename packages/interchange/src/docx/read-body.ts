import { type Align, isBlank, type Inline } from '../content/content.ts'
import { demandParagraphs, type ReadLimits } from '../model/limits.ts'
import { UnreadableFile } from '../model/unreadable-file.ts'
import { findElement, listElements, readValue } from '../xml/find-elements.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import type { Cell, DocumentItem, Grid, Line, ListLabel } from './document.ts'
import type { Numbering } from './numbering.ts'
import { readShade } from './read-look.ts'
import { type ReadingContext, readContent } from './read-paragraph.ts'
import { readIndent, type Style } from './styles.ts'

export interface BodyContext extends ReadingContext {
  numbering: Numbering
  limits: ReadLimits
  /** What a paragraph left whose end was deleted; it runs on into the next. */
  carried: Inline[]
}

const alignments: Record<string, Align> = {
  left: 'left',
  start: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
}

interface Numbered {
  label?: ListLabel
  indent?: number
}

function readLabel(
  properties: XmlElement | undefined,
  style: Style,
  styleId: string,
  { numbering }: BodyContext,
): Numbered {
  const own = findElement(properties, 'w:numPr')
  const numId = readValue(own, 'w:numId') ?? style.numId
  if (numId === undefined || numId === '0' || findElement(own, 'w:del')) return {}
  const level = Number(readValue(own, 'w:ilvl') ?? style.ilvl ?? numbering.findLevel(numId, styleId) ?? 0)
  const label = numbering.count(numId, level)
  const indent = numbering.indentOf(numId, level)
  return { ...(label && { label }), ...(indent !== undefined && { indent }) }
}

function readParagraph(element: XmlElement, context: BodyContext): DocumentItem[] {
  context.position += 1
  demandParagraphs(context.position, context.limits)
  const properties = findElement(element, 'w:pPr')
  const styleId = readValue(properties, 'w:pStyle') ?? context.styles.defaultParagraph ?? ''
  const style = context.styles.find(styleId)
  const position = context.position
  const content = [...context.carried, ...readContent(element, style.look, context)]
  const isEndDeleted = findElement(properties, 'w:rPr', 'w:del') !== undefined
  context.carried = isEndDeleted ? content : []
  const boxes = context.boxes.splice(0).flatMap(box => readItems(box, context))
  if (isEndDeleted) return boxes
  // Word numbers a paragraph without content too, and shows it.
  const { label, indent } = readLabel(properties, style, styleId, context)
  const align = alignments[readValue(properties, 'w:jc') ?? '']
  const line: Line = {
    kind: 'line',
    content,
    ...(label && { label }),
    ...(align && { align }),
    style: style.name,
    indent: readIndent(properties) ?? indent ?? style.indent ?? 0,
    position,
  }
  return [...(isBlank(content) && !label ? [] : [line]), ...boxes]
}

function readCell(element: XmlElement, context: BodyContext): Cell {
  const shade = readShade(findElement(element, 'w:tcPr', 'w:shd'))
  return { items: readItems(element, context), ...(shade && { shade }) }
}

/** A cell that goes on from the row above repeats nothing: it is empty, as it looks. */
function readRow(element: XmlElement, context: BodyContext): Cell[] {
  const cells = listContained(element, 'w:tc')
  return cells.flatMap(cell => {
    const span = Number(readValue(findElement(cell, 'w:tcPr'), 'w:gridSpan') ?? 1)
    const filler = Array.from({ length: Math.min(span, 64) - 1 }, (): Cell => ({ items: [] }))
    return [readCell(cell, context), ...filler]
  })
}

/** Children of this name, also inside content controls. */
function listContained(element: XmlElement, name: string): XmlElement[] {
  return listElements(element).flatMap(child => {
    if (child.name === name) return [child]
    return ['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins'].includes(child.name)
      ? listContained(child, name)
      : []
  })
}

function readGrid(element: XmlElement, context: BodyContext): Grid {
  const position = context.position + 1
  const rows = listContained(element, 'w:tr')
    .filter(row => !findElement(row, 'w:trPr', 'w:del'))
    .map(row => readRow(row, context))
  return { kind: 'grid', rows, position }
}

const CONTAINERS = new Set(['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:moveTo', 'w:smartTag'])

/** Paragraphs and tables in reading order, what is in text boxes after the paragraph that anchors them. */
export function readItems(element: XmlElement, context: BodyContext): DocumentItem[] {
  return listElements(element).flatMap((child): DocumentItem[] => {
    if (child.name === 'w:p') return readParagraph(child, context)
    if (child.name === 'w:tbl') return [readGrid(child, context)]
    if (child.name === 'mc:AlternateContent') {
      const chosen = findElement(child, 'mc:Choice') ?? findElement(child, 'mc:Fallback')
      return chosen ? readItems(chosen, context) : []
    }
    if (child.name === 'w:altChunk' || child.name === 'w:subDoc')
      throw new UnreadableFile(
        'foreign_part',
        'Isi dokumen ini masih tersimpan sebagai halaman web atau dokumen lain di dalamnya. Buka di Word, simpan ulang, lalu unggah lagi.',
      )
    return CONTAINERS.has(child.name) ? readItems(child, context) : []
  })
}
