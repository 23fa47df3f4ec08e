import { SaxesParser } from 'saxes'

export interface StrictElement {
  name: string
  parent: string
  attributes: string[]
}

/** Every element of a text that must be XML with namespaces; throws where it is not. */
export function listStrictly(xml: string): StrictElement[] {
  const parser = new SaxesParser({ xmlns: true })
  const elements: StrictElement[] = []
  const open: string[] = []
  parser.on('error', error => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    elements.push({ name, parent: open.at(-1) ?? '', attributes: Object.keys(attributes) })
    open.push(name)
  })
  parser.on('closetag', () => open.pop())
  parser.write(xml).close()
  return elements
}
