/* oxlint-disable unicorn/consistent-function-scoping -- what `evaluate` runs lives in the page, where this file is not */
import { expect, type Page } from '@playwright/test'

/** The widest spacing that a reader may ask for without losing anything: WCAG 2.2, 1.4.12. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A sheet made by script, because the page's rules forbid style elements.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `)
    document.adoptedStyleSheets.push(sheet)
    // Observers of sizes are told in the first frame and act in the second.
    for (let frame = 0; frame < 3; frame++) await new Promise(resolve => requestAnimationFrame(resolve))
  })
}

/** As a reader tells the browser; with letters twice as large nothing may be lost: WCAG 2.2, 1.4.4. */
export async function sizeText(page: Page, size: '100%' | '200%'): Promise<void> {
  await page.evaluate(async size => {
    document.documentElement.style.fontSize = size
    for (let frame = 0; frame < 3; frame++) await new Promise(resolve => requestAnimationFrame(resolve))
  }, size)
}

/** Nothing lies outside the screen or is cut off; data tables and formulas may scroll inside their own frames. */
export async function expectReflow(page: Page, where = 'what does not fit'): Promise<void> {
  expect(await listMisfits(page), where).toEqual([])
}

/** All in one visit to the page; what may be lost is asked for its styles, and nothing else. */
function listMisfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrollsItself = '.reading-table, section[tabindex="0"]:has(> table), math[display="block"]'
    // On some widths only, perhaps: `max-sm:sr-only`.
    const isForEarsOnly = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isForEarsOnly(element.parentElement))
    const isMeant = (element: Element) =>
      element.closest(scrollsItself) === null &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isForEarsOnly(element)

    /** Words that lie beyond the left or the right edge of the screen. */
    function listOutside(): string[] {
      const width = document.documentElement.clientWidth + 1
      const range = document.createRange()
      const isLost = (text: Node) => {
        range.selectNodeContents(text)
        return Array.from(range.getClientRects()).some(({ left, right }) => left < -1 || right > width)
      }
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found = new Set<string>()
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode
        if (!textContent?.trim() || !parentElement) continue
        if (isLost(texts.currentNode) && isMeant(parentElement)) found.add(`outside: ${textContent}`)
      }
      return [...found]
    }

    /** Parts whose words are wider than themselves. */
    const listCutOff = () =>
      Array.from(document.querySelectorAll('html, body *:not(input, select, textarea)'))
        .filter(element => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
        .filter(element => getComputedStyle(element).overflowX !== 'visible' || element.localName === 'html')
        .filter(isMeant)
        .map(element => `cut off or scrolling sideways: <${element.localName} class="${element.className}">`)

    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1

    /** Buttons of a bar that lie over each other. */
    const listCovered = () =>
      Array.from(document.querySelectorAll('nav')).flatMap(bar => {
        const buttons = Array.from(bar.querySelectorAll(':scope > button, :scope > div > button'))
        const boxes = buttons.map(button => button.getBoundingClientRect()).filter(({ width }) => width > 0)
        return boxes.some((box, index) => boxes.slice(index + 1).some(other => isOver(box, other)))
          ? [`buttons over each other: ${bar.ariaLabel}`]
          : []
      })

    return [...listOutside(), ...listCutOff(), ...listCovered()]
  })
}
