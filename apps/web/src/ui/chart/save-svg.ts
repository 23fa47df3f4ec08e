const properties = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-size',
  'font-weight',
  'font-family',
]

/** The drawing as a file of its own: what style sheets say about it is written into it. */
export function saveSvg(drawing: SVGSVGElement, name: string): void {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const [from, to] = [drawing, copy].map(svg => [svg, ...svg.querySelectorAll<SVGElement>('*')])
  from?.forEach((element, index) => {
    const style = getComputedStyle(element)
    for (const property of properties) to?.[index]?.setAttribute(property, style.getPropertyValue(property))
    to?.[index]?.removeAttribute('class')
  })
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const file = new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${name}.svg`
  link.click()
  URL.revokeObjectURL(link.href)
}
