import { isBlank } from '../content/content.ts'
import type { Cell, DocumentItem, Grid, Line, ListLabel } from '../docx/document.ts'
import { finishContent } from '../docx/finish-content.ts'
import { demandParagraphs, type ReadLimits } from '../model/limits.ts'
import { listElements } from '../xml/find-elements.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import type { ListPlace, Lists } from './list-styles.ts'
import { readDrawing, type ReadingContext, readInlines } from './read-inlines.ts'

export interface BodyContext extends ReadingContext {
  lists: Lists
  limits: ReadLimits
  /** The counters of lists by their name, and by that of their style for the one that came last. */
  counters: Map<string, ListPlace['counter']>
}

/** The label of a paragraph that begins an item; none for the paragraphs below it. */
interface InList {
  place: ListPlace
  label: ListLabel | undefined
}

function readParagraph(element: XmlElement, context: BodyContext, list?: InList): DocumentItem[] {
  context.position += 1
  demandParagraphs(context.position, context.limits)
  const { position } = context
  const style = context.styles.find('paragraph', element.attributes['text:style-name'])
  const content = finishContent(readInlines(element, style.look, context), context.warn)
  const boxes = context.boxes.splice(0).flatMap(box => readItems(box, context))
  const label = list?.label
  const line: Line = {
    kind: 'line',
    content,
    ...(label && { label }),
    ...(style.align && { align: style.align }),
    style: style.name,
    indent: style.indent ?? (list && context.lists.indentOf(list.place)) ?? 0,
    position,
  }
  return [...(isBlank(content) && !label ? [] : [line]), ...boxes]
}

/** Where a list counts on: at the list that it names, at the last one of its style, or anew. */
function findCounter({ attributes }: XmlElement, style: string, { counters }: BodyContext) {
  const continued = attributes['text:continue-list']
  const before =
    (continued === undefined ? undefined : counters.get(`id ${continued}`)) ??
    (attributes['text:continue-numbering'] === 'true' ? counters.get(`style ${style}`) : undefined)
  const counter = before ?? []
  counters.set(`style ${style}`, counter)
  if (attributes['xml:id'] !== undefined) counters.set(`id ${attributes['xml:id']}`, counter)
  return counter
}

function readList(element: XmlElement, context: BodyContext, above?: ListPlace): DocumentItem[] {
  const style = element.attributes['text:style-name'] ?? above?.style ?? ''
  const place: ListPlace = above
    ? { ...above, style, level: above.level + 1 }
    : { style, level: 0, counter: findCounter(element, style, context) }
  return listElements(element).flatMap(item => readItem(item, context, place))
}

function readItem(item: XmlElement, context: BodyContext, place: ListPlace): DocumentItem[] {
  const stated = item.attributes['text:start-value']
  return listElements(item).flatMap((child, at) => {
    if (child.name === 'text:list') return readList(child, context, place)
    const isFirst = at === 0 && item.name === 'text:list-item'
    const label = isFirst
      ? context.lists.count(place, stated === undefined ? undefined : Number(stated))
      : undefined
    return isParagraph(child) ? readParagraph(child, context, { place, label }) : readElement(child, context)
  })
}

const isParagraph = ({ name }: XmlElement) => name === 'text:p' || name === 'text:h'

const repeat = <T>(count: string | undefined, make: () => T): T[] =>
  Array.from({ length: Math.min(Number(count ?? 1), 64) }, make)

/** A cell that another one covers is empty, as it looks. */
function readCell(cell: XmlElement, context: BodyContext): Cell[] {
  const { attributes } = cell
  const { shade } = context.styles.find('table-cell', attributes['table:style-name'])
  const isCovered = cell.name === 'table:covered-table-cell'
  return repeat(attributes['table:number-columns-repeated'], () => ({
    items: isCovered ? [] : readItems(cell, context),
    ...(shade && { shade }),
  }))
}

const ROWS = new Set(['table:table-header-rows', 'table:table-rows', 'table:table-row-group'])

const listRows = (table: XmlElement): XmlElement[] =>
  listElements(table).flatMap(child =>
    ROWS.has(child.name) ? listRows(child) : child.name === 'table:table-row' ? [child] : [],
  )

function readGrid(table: XmlElement, context: BodyContext): Grid {
  const position = context.position + 1
  const rows = listRows(table).map(row => listElements(row).flatMap(cell => readCell(cell, context)))
  return { kind: 'grid', rows, position }
}

const HOLDERS = new Set(['text:section', 'text:numbered-paragraph', 'text:index-body', 'draw:text-box'])

function readElement(element: XmlElement, context: BodyContext): DocumentItem[] {
  if (isParagraph(element)) return readParagraph(element, context)
  if (element.name === 'text:list') return readList(element, context)
  if (element.name === 'table:table') return [readGrid(element, context)]
  if (HOLDERS.has(element.name)) return readItems(element, context)
  // A picture that is bound to its page stands before all paragraphs.
  const drawn = readDrawing({ element, look: {} }, context)
  const boxes = context.boxes.splice(0).flatMap(box => readItems(box, context))
  if (!drawn || drawn.length === 0) return boxes
  context.position += 1
  return [{ kind: 'line', content: drawn, style: '', indent: 0, position: context.position }, ...boxes]
}

/** Paragraphs and tables in reading order, what is in text boxes after the paragraph that anchors them. */
export const readItems = (element: XmlElement, context: BodyContext): DocumentItem[] =>
  listElements(element).flatMap(child => readElement(child, context))
