import { listDescendants, readValue } from '../xml/find-elements.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { readOmml } from './read-omml.ts'
import { writeLatex } from './write-latex.ts'

const isBoldRun = (run: XmlElement) =>
  (readValue(run.children.find(isProperties), 'm:sty') ?? '').startsWith('b')
const isProperties = (node: XmlElement['children'][number]): node is XmlElement =>
  typeof node !== 'string' && node.name === 'm:rPr'

export interface ConvertedFormula {
  latex: string
  /** All of it is bold, as a teacher marks the key. */
  isBold: boolean
  /** Elements that the walker does not know. */
  unknown: string[]
}

/** LaTeX of an `m:oMath` that renders to the same structure. */
export function ommlToLatex(element: XmlElement): ConvertedFormula {
  const runs = listDescendants(element, ['m:r'])
  const bold = runs.filter(isBoldRun).length
  const unknown: string[] = []
  const keepsBold = bold > 0 && bold < runs.length
  const formula = readOmml(element, { report: name => unknown.push(name), keepsBold })
  return { latex: writeLatex(formula).trim(), isBold: bold > 0 && !keepsBold, unknown }
}
