import type { Look } from '../content/content.ts'
import { findElement, listElements, readValue } from '../xml/find-elements.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { type RunLook, readLook } from './read-look.ts'

export interface Style {
  name: string
  look: RunLook
  numId?: string
  ilvl?: number
  indent?: number
}

export interface Styles {
  find: (id: string | undefined) => Style
  defaultParagraph: string | undefined
}

const NONE: Style = { name: '', look: {} }

export function readIndent(properties: XmlElement | undefined): number | undefined {
  const attributes = findElement(properties, 'w:ind')?.attributes
  if (!attributes) return undefined
  const left = attributes['w:left'] ?? attributes['w:start']
  if (left === undefined) return undefined
  return Number(left) + Number(attributes['w:firstLine'] ?? 0) - Number(attributes['w:hanging'] ?? 0)
}

function readOwn(element: XmlElement): Partial<Style> {
  const paragraph = findElement(element, 'w:pPr')
  const numbering = findElement(paragraph, 'w:numPr')
  const numId = readValue(numbering, 'w:numId')
  const ilvl = readValue(numbering, 'w:ilvl')
  const indent = readIndent(paragraph)
  return {
    name: (readValue(element, 'w:name') ?? '').toLowerCase(),
    ...(numId !== undefined && { numId }),
    ...(ilvl !== undefined && { ilvl: Number(ilvl) }),
    ...(indent !== undefined && { indent }),
  }
}

const isDefault = ({ attributes }: XmlElement) =>
  attributes['w:type'] === 'paragraph' && ['1', 'true'].includes(attributes['w:default'] ?? '')

/** Styles with what they inherit. */
export function readStyles(root: XmlElement | undefined): Styles {
  const elements = root ? listElements(root, 'w:style') : []
  const byId = new Map(elements.map(element => [element.attributes['w:styleId'] ?? '', element]))
  const defaults: Look = readLook(findElement(root, 'w:docDefaults', 'w:rPrDefault', 'w:rPr'))
  const found = new Map<string, Style>()
  const find = (id: string | undefined, above: readonly string[] = []): Style => {
    const element = id === undefined ? undefined : byId.get(id)
    if (id === undefined || !element || above.includes(id)) return { ...NONE, look: defaults }
    const known = found.get(id)
    if (known) return known
    const parent = find(readValue(element, 'w:basedOn'), [...above, id])
    const look = { ...parent.look, ...readLook(findElement(element, 'w:rPr')) }
    const style = { ...parent, ...readOwn(element), look }
    found.set(id, style)
    return style
  }
  return { find, defaultParagraph: elements.find(isDefault)?.attributes['w:styleId'] }
}
