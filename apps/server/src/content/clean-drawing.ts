import sanitizeHtml from 'sanitize-html'

const looks = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap']
const join = ['stroke-linejoin', 'transform', 'opacity']
const text = ['font-family', 'font-size', 'font-style', 'font-weight', 'text-anchor', 'dominant-baseline']
const shapes = {
  g: [],
  path: ['d'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
  rect: ['x', 'y', 'width', 'height', 'rx'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  text: ['x', 'y', 'dx', 'dy'],
  tspan: ['x', 'y', 'dx', 'dy'],
}
const common = [...looks, ...join, ...text]

/** Shapes and words only: nothing that runs, leads elsewhere, loads or names a style. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['svg', ...Object.keys(shapes)],
  allowedAttributes: {
    svg: ['xmlns', 'viewBox', 'width', 'height', ...common],
    ...Object.fromEntries(Object.entries(shapes).map(([tag, own]) => [tag, [...own, ...common]])),
  },
  nonTextTags: ['script', 'style', 'foreignObject', 'title', 'desc', 'metadata'],
  transformTags: {
    // A colour such as url(…) would load something.
    '*': (tagName, attribs) => {
      const plain = Object.entries(attribs).filter(
        ([name, value]) => name === 'transform' || !value.includes('('),
      )
      return { tagName, attribs: Object.fromEntries(plain) }
    },
  },
  parser: { xmlMode: true, decodeEntities: true },
}

export interface Drawing {
  svg: string
  width: number
  height: number
}

const head = /^<svg [^>]*>/
const readEdge = (tag: string, name: string) => Number(new RegExp(` ${name}="(\\d+)"`).exec(tag)?.[1])

/** A drawing as it may be served; undefined for what is none, or does not say how large it is. */
export function cleanDrawing(source: string): Drawing | undefined {
  const svg = sanitizeHtml(source, allowed).trim()
  const tag = head.exec(svg)?.[0] ?? ''
  const [width, height] = [readEdge(tag, 'width'), readEdge(tag, 'height')]
  const isWhole =
    svg.endsWith('</svg>') &&
    tag.includes(' viewBox="') &&
    tag.includes(' xmlns="http://www.w3.org/2000/svg"')
  return isWhole && width > 0 && height > 0 ? { svg, width, height } : undefined
}
