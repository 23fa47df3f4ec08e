import { readMarkdown, readMarkdownLine } from '../content/read-markdown.ts'
import { type HtmlOptions, writeHtml, writeInlineHtml } from '../content/write-html.ts'
import { type ItemReader, joinLines } from '../model/item-reader.ts'
import { findElement, listDescendants, listElements, readText } from '../xml/find-elements.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { escapeXml, tag } from '../xml/write-xml.ts'
import { readContent } from './open-objects.ts'

interface Response {
  cardinality: string
  type: string
  correct: string[]
  /** Value → points. */
  mapping: Map<string, number>
}

export interface QtiReading {
  reader: ItemReader
  item: XmlElement
  /** The only one of the item. */
  interaction: XmlElement
  response: Response
  prompt: string
}

export interface WrittenQti {
  declaration: string
  interaction: string
  processing: string
}

export function readResponse(item: XmlElement, interaction: XmlElement): Response {
  const identifier = interaction.attributes['responseIdentifier'] ?? 'RESPONSE'
  const declaration = listElements(item, 'responseDeclaration').find(
    each => each.attributes['identifier'] === identifier,
  )
  const values = listElements(findElement(declaration, 'correctResponse') ?? interaction, 'value')
  const entries = listElements(findElement(declaration, 'mapping') ?? interaction, 'mapEntry')
  return {
    cardinality: declaration?.attributes['cardinality'] ?? 'single',
    type: declaration?.attributes['baseType'] ?? 'identifier',
    correct: values.map(value => readText(value).trim()),
    mapping: new Map(
      entries.map(({ attributes }) => [attributes['mapKey'] ?? '', Number(attributes['mappedValue'] ?? 0)]),
    ),
  }
}

/** A choice or a statement on one line, without the feedback inside it. */
export const readLine = ({ reader }: QtiReading, { children }: XmlElement) =>
  joinLines(
    readContent(
      reader,
      children.filter(child => typeof child === 'string' || !child.name.startsWith('feedback')),
    ),
  )

/** Whether points come from the mapping, and not from the right response as a whole. */
export function usesMap({ item }: QtiReading): boolean {
  const processing = findElement(item, 'responseProcessing')
  if (!processing) return false
  const template = (processing.attributes['template'] ?? '').replaceAll(/[_-]/g, '').toLowerCase()
  return template.includes('mapresponse') || listDescendants(processing, ['mapResponse']).length > 0
}

const TEMPLATES = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates'

const options: HtmlOptions = {
  formulas: 'mathml',
  looks: 'classes',
  addressPicture: name => `../gambar/${encodeURIComponent(name)}`,
}
/** HTML knows what `math` is; XML needs its namespace, once. */
const nameMath = (html: string) =>
  html.replaceAll(/<math(?![^>]*\sxmlns=)/g, '<math xmlns="http://www.w3.org/1998/Math/MathML"')

export const writeBlocks = (source: string) => nameMath(writeHtml(readMarkdown(source), options))
export const writeLine = (source: string) => nameMath(writeInlineHtml(readMarkdownLine(source), options))

/** Identifiers of QTI begin with a letter, and are our own: those of the bank may be anything. */
export const choiceId = (place: number) => `o${place + 1}`

export const writeTemplate = (name: 'match_correct' | 'map_response') =>
  tag('qti-response-processing', { template: `${TEMPLATES}/${name}.xml` })

interface Declared {
  cardinality: 'single' | 'multiple'
  type: string
  correct?: string[]
  /** What each value is worth. */
  points?: [key: string, points: number][]
}

export function declare({ cardinality, type, correct = [], points }: Declared): string {
  const values = correct.map(each => tag('qti-value', {}, escapeXml(each)))
  const entries = (points ?? []).map(([key, worth]) =>
    tag('qti-map-entry', { 'map-key': key, 'mapped-value': worth }),
  )
  return tag(
    'qti-response-declaration',
    { identifier: 'RESPONSE', cardinality, 'base-type': type },
    values.length === 0 ? '' : tag('qti-correct-response', {}, ...values),
    points === undefined ? '' : tag('qti-mapping', { 'lower-bound': 0, 'default-value': 0 }, ...entries),
  )
}
