import type { Inline, Look } from '../content/content.ts'
import { decodeFont } from '../docx/font-symbols.ts'
import { drawBlank } from '../docx/finish-content.ts'
import { type PictureStore, pictureWarnings } from '../docx/pictures.ts'
import type { RunLook } from '../docx/read-look.ts'
import { mathmlToLatex } from '../math/mathml-to-latex.ts'
import { findElement, listDescendants, listElements, readText } from '../xml/find-elements.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import type { TextStyles } from './text-styles.ts'

/** What reading a document collects on its way. */
export interface ReadingContext {
  styles: TextStyles
  pictures: PictureStore
  /** The content of an object that lies beside the document; undefined for one that is not read. */
  openObject: (address: string) => XmlElement | undefined
  /** Of the paragraph that is being read. */
  position: number
  /** Text boxes, to be read after the paragraph that anchors them. */
  boxes: XmlElement[]
  warn: (code: string, message: string) => void
}

const SILENT = new Set(
  'office:annotation office:annotation-end text:tracked-changes text:ruby-text svg:title svg:desc office:event-listeners text:bookmark text:change text:change-start text:change-end text:soft-page-break'.split(
    ' ',
  ),
)

const toLook = ({ isHidden: _, font: __, ...look }: RunLook): Look => look

const sayWords = (words: string, look: RunLook): Inline[] => {
  // Line ends and runs of spaces are those of the file; spaces of the author are elements.
  const text = decodeFont(words.replaceAll(/[\t\r\n ]+/g, ' ').replaceAll('\u00ad', ''), look.font)
  return look.isHidden || text === '' ? [] : [drawBlank(text.replaceAll('\u00a0', ' '), toLook(look))]
}

/** Several files may show the same: the first that a browser can show. */
function placePicture(frame: XmlElement, context: ReadingContext): Inline[] {
  const alt = readText(findElement(frame, 'svg:desc') ?? findElement(frame, 'svg:title')).trim()
  const placed = listElements(frame, 'draw:image').map(image =>
    context.pictures.place(
      { id: image.attributes['xlink:href'] ?? '', alt, view: undefined },
      context.position,
    ),
  )
  const chosen = placed.find(({ problem }) => problem === undefined) ?? placed[0]
  if (chosen?.problem) context.warn(...pictureWarnings[chosen.problem])
  if (isCut(frame, context))
    context.warn(
      'picture_cut',
      'Gambar ini dipotong atau diputar di dokumen, tetapi di sini tampil utuh. Periksa, dan ganti bila perlu.',
    )
  return chosen?.inline ? [chosen.inline] : []
}

const isCut = ({ attributes }: XmlElement, { styles }: ReadingContext) =>
  (attributes['draw:transform'] ?? '').includes('rotate') ||
  styles.find('graphic', attributes['draw:style-name']).isCut === true

/** LibreOffice shows letters beside each other, such as `dx`, as products; MathML as one upright word. */
function slantLetters(element: XmlElement): XmlElement {
  const isProduct = element.name === 'mml:mi' && element.attributes['mathvariant'] === undefined
  return {
    ...element,
    attributes: isProduct ? { ...element.attributes, mathvariant: 'italic' } : element.attributes,
    children: element.children.map(child => (typeof child === 'string' ? child : slantLetters(child))),
  }
}

interface Drawn {
  element: XmlElement
  /** Of the words around it. */
  look: RunLook
}

function readObject({ element: frame, look }: Drawn, object: XmlElement, context: ReadingContext): Inline[] {
  const content = context.openObject(object.attributes['xlink:href'] ?? '') ?? findElement(object, 'mml:math')
  if (content?.name === 'mml:math') {
    const latex = mathmlToLatex(slantLetters(content))
    return latex === '' ? [] : [{ kind: 'formula', latex, isBlock: false, look: toLook(look) }]
  }
  context.warn(
    'ole_object',
    'Objek tempelan dari aplikasi lain hanya tersimpan sebagai gambar. Periksa tempatnya.',
  )
  return placePicture(frame, context)
}

/** A formula, a picture, a box of words, or a group of them. */
function readFrame(drawn: Drawn, context: ReadingContext): Inline[] {
  const { element: frame } = drawn
  const object = findElement(frame, 'draw:object') ?? findElement(frame, 'draw:object-ole')
  if (object) return readObject(drawn, object, context)
  const box = findElement(frame, 'draw:text-box')
  if (box) context.boxes.push(box)
  return findElement(frame, 'draw:image') ? placePicture(frame, context) : []
}

/** Lines and figures that were drawn; a frame around words is none. */
function readShape({ element: shape, look }: Drawn, context: ReadingContext): Inline[] {
  if (shape.name === 'draw:g')
    return listElements(shape).flatMap(part => readDrawing({ element: part, look }, context) ?? [])
  if (listDescendants(shape, ['text:p']).some(part => readText(part).trim() !== '')) context.boxes.push(shape)
  else
    context.warn(
      'drawn_shape',
      'Bentuk atau garis yang digambar di dokumen tidak dapat dibaca. Salin sebagai gambar (PNG), lalu tempel di tempatnya.',
    )
  return []
}

const SHAPES = new Set(
  'g custom-shape rect line ellipse circle path polygon polyline regular-polygon connector measure caption'
    .split(' ')
    .map(name => `draw:${name}`),
)

/** Undefined for an element of another sort. */
export function readDrawing(drawn: Drawn, context: ReadingContext): Inline[] | undefined {
  const { element, look } = drawn
  if (element.name === 'draw:frame') return readFrame(drawn, context)
  if (element.name === 'draw:a') return readInlines(element, look, context)
  return SHAPES.has(element.name) ? readShape(drawn, context) : undefined
}

const fixedTexts: Record<string, (element: XmlElement) => string> = {
  'text:tab': () => '\t',
  'text:s': ({ attributes }) => ' '.repeat(Math.min(Number(attributes['text:c'] ?? 1), 200)),
}

function readElement(element: XmlElement, look: RunLook, context: ReadingContext): Inline[] {
  const { name, attributes } = element
  if (SILENT.has(name)) return []
  if (name === 'text:line-break') return look.isHidden ? [] : [{ kind: 'break' }]
  const fixed = fixedTexts[name]?.(element)
  if (fixed !== undefined) return look.isHidden ? [] : [drawBlank(fixed, toLook(look))]
  if (name === 'text:note') {
    context.warn('footnote', 'Catatan kaki tidak ikut diambil. Tulis isinya di dalam soal bila perlu.')
    return []
  }
  const drawn = readDrawing({ element, look }, context)
  if (drawn) return look.isHidden ? [] : drawn
  const own = name === 'text:span' ? context.styles.find('text', attributes['text:style-name']).look : {}
  return readInlines(element, { ...look, ...own }, context)
}

/** What stands in a paragraph, tracked changes as accepted. */
export const readInlines = (element: XmlElement, look: RunLook, context: ReadingContext): Inline[] =>
  element.children.flatMap(child =>
    typeof child === 'string' ? sayWords(child, look) : readElement(child, look, context),
  )
