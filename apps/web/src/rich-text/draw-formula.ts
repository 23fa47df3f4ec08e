import temml from 'temml'

// As the server does: 0,25 is one number.
const decimalComma = /(?<=\d),(?=\d)/g

/** Draws LaTeX into the element; false where it cannot be shown. */
export function drawFormula(element: HTMLElement, latex: string, isBlock: boolean): boolean {
  try {
    temml.render(latex.replaceAll(decimalComma, '{,}'), element, { displayMode: isBlock, throwOnError: true })
    return true
  } catch {
    element.textContent = latex
    return false
  }
}
