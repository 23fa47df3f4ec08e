import { findTypedFormulas } from '../content/typed-formulas.ts'
import { type Inline, type Look, plainText } from '../content/content.ts'
import { findFormulaFault } from '../math/find-formula-fault.ts'

type Warn = (code: string, message: string) => void

/** Spaces that are underlined are a blank to fill in, and would vanish. */
export function drawBlank(words: string, look: Look): Inline {
  const isBlankToFill = look.underline === true && /^(?: {3,}|\t+)$/.test(words)
  if (!isBlankToFill) return { kind: 'text', text: words, look }
  const { underline: _, ...plain } = look
  return { kind: 'text', text: words.replaceAll('\t', '_____').replaceAll(' ', '_'), look: plain }
}

/** A formula alone in its paragraph is set on a line of its own. */
function setBlock(content: Inline[]): Inline[] {
  const formulas = content.filter(inline => inline.kind === 'formula')
  const isAlone = formulas.length === 1 && plainText(content).trim().length === 1
  return isAlone ? formulas.map(formula => ({ ...formula, isBlock: true })) : content
}

function warnOfFaults(content: readonly Inline[], warn: Warn) {
  for (const inline of content)
    if (inline.kind === 'formula' && findFormulaFault(inline.latex) !== undefined)
      warn(
        'formula_fault',
        `Rumus ini tidak dapat ditampilkan: ${inline.latex.slice(0, 200)}. Perbaiki penulisannya.`,
      )
}

/** The content of a paragraph with what its author typed as formulas. */
export function finishContent(read: Inline[], warn: Warn): Inline[] {
  const content = findTypedFormulas(read)
  warnOfFaults(content, warn)
  return setBlock(content)
}
