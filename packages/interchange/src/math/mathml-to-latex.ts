import type { XmlElement } from '../xml/parse-xml.ts'
import { readMathml } from './read-mathml.ts'
import { writeLatex } from './write-latex.ts'

/** The source that its author gave along, or LaTeX that renders to the same structure. */
export function mathmlToLatex(element: XmlElement): string {
  const source = element.attributes['alttext']?.trim()
  return source ? source : writeLatex(readMathml(element)).trim()
}
