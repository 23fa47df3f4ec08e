import temml from 'temml'

/** Why LaTeX cannot be shown; undefined where it can. */
export function findFormulaFault(latex: string): string | undefined {
  try {
    temml.renderToString(latex, { throwOnError: true })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
