import temml from 'temml'
import { ContentError } from './content-error.ts'
import { escapeAttribute } from './escape-attribute.ts'

const MAX_LENGTH = 2_000
// Indonesian numbers: 0,25. A comma that separates is followed by a space.
const DECIMAL_COMMA = /(?<=\d),(?=\d)/g
// A macro can call itself a thousand times before Temml stops.
const DEFINITIONS = /\\(?:[egx]?def|let|futurelet|(?:new|renew|provide)command)(?![a-zA-Z])/

function convert(latex: string, isBlock: boolean): string {
  if (latex.length > MAX_LENGTH) throw new Error(`longer than ${MAX_LENGTH} characters`)
  if (DEFINITIONS.test(latex)) throw new Error('defines a macro')
  return temml.renderToString(latex.replace(DECIMAL_COMMA, '{,}'), {
    displayMode: isBlock,
    throwOnError: true,
  })
}

/** LaTeX as MathML whose accessible name is the LaTeX. Throws a ContentError. */
export function renderFormula(latex: string, isBlock: boolean): string {
  try {
    return convert(latex, isBlock).replace('<math', `<math alttext="${escapeAttribute(latex)}"`)
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error)
    throw new ContentError({ kind: 'formula', source: latex, reason })
  }
}
