const properties = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-size',
  'font-weight',
  'font-family',
]

/** Points of a PNG for each of the drawing: it stays sharp on paper. */
const pngScale = 3

/** The drawing with what style sheets say about it written into it. */
function writeSvg(drawing: SVGSVGElement): Blob {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const [from, to] = [drawing, copy].map(svg => [svg, ...svg.querySelectorAll<SVGElement>('*')])
  from?.forEach((element, index) => {
    const style = getComputedStyle(element)
    for (const property of properties) to?.[index]?.setAttribute(property, style.getPropertyValue(property))
    to?.[index]?.removeAttribute('class')
  })
  const { width, height } = drawing.getBoundingClientRect()
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' })
}

function takeAlong(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

export function saveSvg(drawing: SVGSVGElement, name: string): void {
  takeAlong(writeSvg(drawing), `${name}.svg`)
}

/** On the colour of the page's cards, as it is seen: many programs show what is transparent in black. */
export async function savePng(drawing: SVGSVGElement, name: string): Promise<void> {
  const picture = new Image()
  picture.src = URL.createObjectURL(writeSvg(drawing))
  await picture.decode()
  const { width, height } = drawing.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  canvas.width = width * pngScale
  canvas.height = height * pngScale
  const paper = canvas.getContext('2d')
  if (!paper) return
  paper.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--surface')
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height)
  URL.revokeObjectURL(picture.src)
  canvas.toBlob(file => file && takeAlong(file, `${name}.png`), 'image/png')
}
