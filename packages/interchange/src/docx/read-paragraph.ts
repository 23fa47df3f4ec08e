import type { Inline, Look } from '../content/content.ts'
import { plainText } from '../content/content.ts'
import { eqFieldToLatex } from '../math/eq-field-to-latex.ts'
import { ommlToLatex } from '../math/omml-to-latex.ts'
import {
  findElement,
  isOn,
  listDescendants,
  listElements,
  readText,
  readValue,
} from '../xml/find-elements.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { drawBlank, finishContent } from './finish-content.ts'
import { decodeFont, decodeSymbol } from './font-symbols.ts'
import { readView, readVmlView } from './picture-view.ts'
import { type PictureStore, type PlacedPicture, pictureWarnings } from './pictures.ts'
import { type RunLook, readLook } from './read-look.ts'
import type { Styles } from './styles.ts'

/** What reading a document collects on its way. */
export interface ReadingContext {
  styles: Styles
  pictures: PictureStore
  /** Of the paragraph that is being read. */
  position: number
  /** Fields that are open, innermost last; they may span paragraphs. */
  fields: { instruction: string; isResult: boolean }[]
  /** Paragraphs of text boxes, to be read after the one that anchors them. */
  boxes: XmlElement[]
  warn: (code: string, message: string) => void
}

const GROUPS = new Set(
  'w:ins w:moveTo w:smartTag w:sdt w:sdtContent w:hyperlink w:customXml w:bdo w:dir w:rubyBase'.split(' '),
)

function placePicture(picture: PlacedPicture, context: ReadingContext): Inline[] {
  const { inline, problem } = context.pictures.place(picture, context.position)
  if (problem) context.warn(...pictureWarnings[problem])
  return inline ? [inline] : []
}

function toLook({ isHidden: _, font: __, ...look }: RunLook): Look {
  return look
}

function findAlt(drawing: XmlElement): string {
  const [properties] = listDescendants(drawing, ['wp:docPr'])
  const { descr = '', title = '' } = properties?.attributes ?? {}
  return descr || title
}

/** Lines and figures that were drawn in Word itself; a frame around words is none. */
function warnOfShape(context: ReadingContext) {
  context.warn(
    'drawn_shape',
    'Bentuk atau garis yang digambar di Word tidak dapat dibaca. Salin sebagai gambar (PNG), lalu tempel di tempatnya.',
  )
}

/** Pictures, text boxes and groups of them; a box is one paragraph or more, read later. */
function readDrawing(drawing: XmlElement, context: ReadingContext): Inline[] {
  const alt = findAlt(drawing)
  const parts = ['pic:pic', 'a:blip', 'wps:wsp', 'w:txbxContent', 'c:chart', 'dgm:relIds']
  const read = (element: XmlElement): Inline[] => {
    if (element.name === 'w:txbxContent') context.boxes.push(element)
    else if (element.name === 'a:blip') {
      const { 'r:embed': embedded, 'r:link': linked } = element.attributes
      return placePicture({ id: embedded ?? linked ?? '', alt, view: readView(element) }, context)
    } else if (element.name === 'pic:pic') {
      const [blip] = listDescendants(element, ['a:blip'])
      const { 'r:embed': embedded, 'r:link': linked } = blip?.attributes ?? {}
      return placePicture({ id: embedded ?? linked ?? '', alt, view: readView(element) }, context)
    } else if (element.name === 'wps:wsp') {
      const inside = listDescendants(element, ['a:blip', 'w:txbxContent'])
      if (inside.length === 0) warnOfShape(context)
      return inside.flatMap(read)
    } else
      context.warn(
        'chart',
        'Grafik atau diagram bawaan Word tidak dapat dibaca. Salin sebagai gambar (PNG), lalu tempel di tempatnya.',
      )
    return []
  }
  return listDescendants(drawing, parts).flatMap(read)
}

const VML_SHAPES = 'v:shape v:line v:rect v:oval v:roundrect v:polyline v:arc v:curve'.split(' ')

function readVml(pict: XmlElement, context: ReadingContext): Inline[] {
  return listDescendants(pict, VML_SHAPES).flatMap((shape): Inline[] => {
    const inside = listDescendants(shape, ['v:imagedata', 'w:txbxContent'])
    const isRule = shape.attributes['o:hr'] !== undefined
    if (inside.length === 0 && !isRule) warnOfShape(context)
    return inside.flatMap((element): Inline[] => {
      const { 'r:id': id, 'r:href': address, 'o:title': alt = '' } = element.attributes
      if (element.name === 'v:imagedata')
        return placePicture({ id: id ?? address ?? '', alt, view: readVmlView(element) }, context)
      context.boxes.push(element)
      return []
    })
  })
}

/** Equation 3.0 and MathType keep the picture that they left for readers without them. */
function readObject(object: XmlElement, context: ReadingContext): Inline[] {
  const [embedded] = listDescendants(object, ['o:OLEObject'])
  const program = embedded?.attributes['ProgID'] ?? ''
  const pictures = [...readVml(object, context), ...readDrawing(object, context)]
  if (/^Equation|MathType/i.test(program))
    context.warn(
      'ole_equation',
      'Rumus ini dibuat dengan editor rumus lama (Equation 3.0 atau MathType) dan hanya tersimpan sebagai gambar. Periksa, lalu ketik ulang rumusnya.',
    )
  else
    context.warn(
      'ole_object',
      'Objek tempelan dari aplikasi lain hanya tersimpan sebagai gambar. Periksa tempatnya.',
    )
  return pictures
}

/** One of the alternatives: the newer one if it holds something that is read here. */
function readAlternative(element: XmlElement, read: (chosen: XmlElement) => Inline[]): Inline[] {
  const choice = listElements(element, 'mc:Choice').find(
    each => listDescendants(each, ['a:blip', 'w:txbxContent', 'wps:wsp', 'c:chart', 'w:t', 'm:t']).length > 0,
  )
  const chosen = choice ?? findElement(element, 'mc:Fallback')
  return chosen ? read(chosen) : []
}

const fixedTexts: Record<string, string> = { 'w:tab': '\t', 'w:ptab': '\t', 'w:noBreakHyphen': '‑' }

function stepField(element: XmlElement, { fields }: ReadingContext, look: Look): Inline[] {
  const type = element.attributes['w:fldCharType']
  if (type === 'begin') fields.push({ instruction: '', isResult: false })
  const box = type === 'begin' ? findElement(element, 'w:ffData', 'w:checkBox') : undefined
  if (box) return [{ kind: 'text', text: isTicked(box) ? '☑' : '☐', look }]
  const field = fields.at(-1)
  if (type === 'separate' && field) field.isResult = true
  if (type !== 'end' || !field) return []
  fields.pop()
  const outer = fields.at(-1)
  const shown = readInstruction(field.instruction, look)
  if (!outer || outer.isResult) return shown
  outer.instruction += isEquation(field.instruction)
    ? field.instruction.replace(/^\s*EQ\s/i, '')
    : plainText(shown)
  return []
}

/** A box of a form, as it was left and else as it was made. */
const isTicked = (box: XmlElement) => isOn(box, 'w:checked') ?? isOn(box, 'w:default') ?? false

/** What is raised or lowered in the instruction of an equation is so by its look alone. */
function addInstruction(field: { instruction: string }, part: XmlElement, look: RunLook) {
  const code = Number.parseInt(part.attributes['w:char'] ?? '', 16)
  const words =
    part.name === 'w:sym'
      ? decodeSymbol(code, part.attributes['w:font'] ?? '')
      : decodeFont(readText(part), look.font)
  field.instruction +=
    look.position === undefined || words.trim() === ''
      ? words
      : `\\s\\${look.position === 'super' ? 'up' : 'do'}8(${words})`
}

const isEquation = (instruction: string) => /^\s*EQ\s/i.test(instruction)

/** Only equations are kept in their instruction; other fields show their result. */
function readInstruction(instruction: string, look: Look): Inline[] {
  if (isEquation(instruction))
    return [{ kind: 'formula', latex: eqFieldToLatex(instruction), isBlock: false, look }]
  const symbol = /^\s*SYMBOL\s+(\d+)(?:.*\\f\s+"?([^"\\]+))?/i.exec(instruction)
  if (!symbol) return []
  return [{ kind: 'text', text: decodeSymbol(Number(symbol[1]), (symbol[2] ?? 'symbol').trim()), look }]
}

function readRunPart(element: XmlElement, look: RunLook, context: ReadingContext): Inline[] {
  const own = toLook(look)
  switch (element.name) {
    case 'w:t':
      return [
        drawBlank(
          decodeFont(readText(element).replaceAll('\u00ad', '').replaceAll('\u00a0', ' '), look.font),
          own,
        ),
      ]
    case 'w:sym': {
      const code = Number.parseInt(element.attributes['w:char'] ?? '', 16)
      return Number.isNaN(code)
        ? []
        : [{ kind: 'text', text: decodeSymbol(code, element.attributes['w:font'] ?? ''), look: own }]
    }
    case 'w:br':
      return element.attributes['w:type'] === 'page' || element.attributes['w:type'] === 'column'
        ? []
        : [{ kind: 'break' }]
    case 'w:cr':
      return [{ kind: 'break' }]
    case 'w:drawing':
      return readDrawing(element, context)
    case 'w:pict':
      return readVml(element, context)
    case 'w:object':
      return readObject(element, context)
    case 'w:footnoteReference':
    case 'w:endnoteReference':
      context.warn('footnote', 'Catatan kaki tidak ikut diambil. Tulis isinya di dalam soal bila perlu.')
      return []
    case 'w:ruby':
      return readChildren(findElement(element, 'w:rubyBase') ?? element, look, context)
    case 'mc:AlternateContent':
      return readAlternative(element, chosen =>
        listElements(chosen).flatMap(child => readRunPart(child, look, context)),
      )
    default:
      return fixedTexts[element.name] === undefined ? [] : [drawBlank(fixedTexts[element.name] ?? '', own)]
  }
}

function readRun(run: XmlElement, above: RunLook, context: ReadingContext): Inline[] {
  const properties = findElement(run, 'w:rPr')
  const styled = context.styles.find(readValue(properties, 'w:rStyle'))
  const look = { ...above, ...(styled.name === '' ? {} : styled.look), ...readLook(properties) }
  return listElements(run).flatMap(part => {
    if (part.name === 'w:fldChar') return stepField(part, context, toLook(look))
    const field = context.fields.at(-1)
    if (field && !field.isResult && (part.name === 'w:instrText' || part.name === 'w:sym'))
      addInstruction(field, part, look)
    const isUnseen = context.fields.some(each => !each.isResult || isEquation(each.instruction))
    return look.isHidden || isUnseen ? [] : readRunPart(part, look, context)
  })
}

/** Bold, highlight or colour of a formula are those that all of its runs share. */
function lookOfFormula(element: XmlElement, above: RunLook, isBold: boolean): Look {
  const looks = listDescendants(element, ['m:r']).map(run => readLook(findElement(run, 'w:rPr')))
  const shared = (read: (look: RunLook) => string | boolean | undefined) => {
    const [first, ...others] = looks.map(read)
    return others.every(other => other === first) ? first : undefined
  }
  const highlight = shared(look => look.highlight)
  const color = shared(look => look.color)
  return {
    ...toLook(above),
    ...(isBold && { bold: true }),
    ...(shared(look => look.underline) === true && { underline: true }),
    ...(typeof highlight === 'string' && { highlight }),
    ...(typeof color === 'string' && { color }),
  }
}

function readFormula(element: XmlElement, look: RunLook, context: ReadingContext): Inline[] {
  const { latex, isBold, unknown } = ommlToLatex(element)
  if (unknown.length > 0)
    context.warn(
      'formula_part',
      `Rumus ini berisi bagian yang belum dikenal (${unknown.join(', ')}). Periksa hasilnya: ${latex}`,
    )
  if (latex === '') return []
  return [{ kind: 'formula', latex, isBlock: false, look: lookOfFormula(element, look, isBold) }]
}

/** Formulas of one display stand below each other. */
function readDisplay(display: XmlElement, look: RunLook, context: ReadingContext): Inline[] {
  return readChildren(display, look, context).flatMap((inline, at, all): Inline[] => {
    const isNext = inline.kind === 'formula' && all[at - 1]?.kind === 'formula'
    return isNext ? [{ kind: 'break' }, inline] : [inline]
  })
}

/** Contents of a paragraph or of what may stand around runs in it, tracked changes as accepted. */
export function readChildren(element: XmlElement, look: RunLook, context: ReadingContext): Inline[] {
  return listElements(element).flatMap((child): Inline[] => {
    if (child.name === 'w:r') return readRun(child, look, context)
    if (child.name === 'm:oMath') return readFormula(child, look, context)
    if (child.name === 'm:oMathPara') return readDisplay(child, look, context)
    if (child.name === 'w:fldSimple') {
      const instruction = child.attributes['w:instr'] ?? ''
      const formula = readInstruction(instruction, toLook(look))
      return formula.length > 0 ? formula : readChildren(child, look, context)
    }
    if (child.name === 'mc:AlternateContent')
      return readAlternative(child, chosen => readChildren(chosen, look, context))
    return GROUPS.has(child.name) && !isPlaceholder(child) ? readChildren(child, look, context) : []
  })
}

/** A control that nobody has filled in shows what to do with it. */
const isPlaceholder = (control: XmlElement) =>
  isOn(findElement(control, 'w:sdtPr'), 'w:showingPlcHdr') === true

export function readContent(paragraph: XmlElement, look: RunLook, context: ReadingContext): Inline[] {
  return finishContent(readChildren(paragraph, look, context), context.warn)
}
