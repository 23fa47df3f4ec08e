import type { XmlElement, XmlNode } from '../xml/parse-xml.ts'

const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** QTI 3 writes `qti-choice-interaction` and `max-choices` for the `choiceInteraction` and `maxChoices` of QTI 2. */
export function useSecondNames(element: XmlElement): XmlElement {
  const local = element.name.replace(/^(?!mml:)[^:]*:/, '')
  return {
    name: local.startsWith('qti-') ? camel(local.slice(4)) : local,
    attributes: Object.fromEntries(
      Object.entries(element.attributes).map(([name, value]) => [
        name.startsWith('data-') ? name : camel(name),
        value,
      ]),
    ),
    children: element.children.map(
      (child): XmlNode => (typeof child === 'string' ? child : useSecondNames(child)),
    ),
  }
}
