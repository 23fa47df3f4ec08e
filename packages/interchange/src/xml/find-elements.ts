import type { XmlElement } from './parse-xml.ts'

export function listElements(element: XmlElement, name?: string): XmlElement[] {
  const found: XmlElement[] = []
  for (const child of element.children)
    if (typeof child !== 'string' && (name === undefined || child.name === name)) found.push(child)
  return found
}

/** Follows the names downwards, the first of each. */
export function findElement(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  let found = element
  for (const name of path) {
    found = found?.children.find(
      (child): child is XmlElement => typeof child !== 'string' && child.name === name,
    )
  }
  return found
}

/** Anywhere below, in the order of the document; does not look inside what it finds. */
export function listDescendants(element: XmlElement, names: readonly string[]): XmlElement[] {
  return listElements(element).flatMap(child =>
    names.includes(child.name) ? [child] : listDescendants(child, names),
  )
}

export function readText(element: XmlElement | undefined): string {
  if (!element) return ''
  return element.children.map(child => (typeof child === 'string' ? child : readText(child))).join('')
}

/** The attribute of a child, as OOXML writes its properties: `<w:pStyle w:val="…"/>`. */
export function readValue(
  element: XmlElement | undefined,
  name: string,
  attribute = 'val',
): string | undefined {
  const child = findElement(element, name)
  if (!child) return undefined
  const prefix = name.slice(0, name.indexOf(':') + 1)
  return child.attributes[prefix + attribute] ?? child.attributes[attribute]
}

/** A property that is there means yes, unless its value denies it. */
export function isOn(element: XmlElement | undefined, name: string): boolean | undefined {
  if (!findElement(element, name)) return undefined
  return !['0', 'false', 'off', 'none'].includes(readValue(element, name) ?? '1')
}
