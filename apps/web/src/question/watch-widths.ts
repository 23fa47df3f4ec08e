const frame = '.reading-table, math[display="block"]'

/**
 * Formulas never wrap: one that is wider than its line gets a line of its own. What is wider even than that scrolls in
 * its frame, with the keyboard too; a frame with nothing to scroll is no stop on the keyboard's way.
 */
export function watchWidths(root: HTMLElement): () => void {
  const formulas = root.querySelectorAll('math:not([display])')
  if (formulas.length === 0 && root.querySelector(frame) === null) return () => {}
  const update = () => {
    fitFormulas(formulas)
    for (const wide of root.querySelectorAll<HTMLElement>(frame))
      wide.tabIndex = wide.scrollWidth > wide.clientWidth ? 0 : -1
  }
  // In the next frame: what an observer changes at once, it would have to observe again.
  const observer = new ResizeObserver(() => requestAnimationFrame(update))
  observer.observe(root.parentElement ?? root)
  void document.fonts.ready.then(update)
  return () => observer.disconnect()
}

/**
 * All are measured before one is changed, so that the page is laid out once for all of them. Lines are told in whole
 * pixels: a box that is as wide as its formula seems narrower by a part of one.
 */
function fitFormulas(formulas: Iterable<Element>) {
  const all = [...formulas]
  for (const formula of all) formula.removeAttribute('display')
  const wide = all.filter(
    formula => Math.floor(formula.getBoundingClientRect().width) > findLineWidth(formula),
  )
  for (const formula of wide) formula.setAttribute('display', 'block')
}

/** Of the nearest box around it; what flows within a line has no width of its own. */
function findLineWidth(element: Element): number {
  let box = element.parentElement
  while (box !== null && box.clientWidth === 0) box = box.parentElement
  return box?.clientWidth ?? 0
}
