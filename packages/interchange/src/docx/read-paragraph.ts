import { findTypedFormulas } from '../content/typed-formulas.ts'
import type { Inline, Look } from '../content/content.ts'
import { plainText } from '../content/content.ts'
import { findFormulaFault } from '../math/find-formula-fault.ts'
import { eqFieldToLatex } from '../math/eq-field-to-latex.ts'
import { ommlToLatex } from '../math/omml-to-latex.ts'
import { findElement, listDescendants, listElements, readText, readValue } from '../xml/find-elements.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { decodeFont, decodeSymbol } from './font-symbols.ts'
import type { PictureProblem, PictureStore } from './pictures.ts'
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
  'w:ins w:moveTo w:smartTag w:sdt w:sdtContent w:hyperlink w:customXml w:bdo w:dir w:rubyBase m:oMathPara'.split(
    ' ',
  ),
)

const pictureWarnings: Record<PictureProblem, [code: string, message: string]> = {
  external: [
    'external_picture',
    'Gambar ini hanya tautan ke internet atau ke komputer lain, jadi tidak ikut. Sisipkan gambarnya ke dalam dokumen.',
  ],
  missing: ['missing_picture', 'Satu gambar tidak dapat dibaca. Tambahkan lagi sebagai PNG atau JPG.'],
  vector: [
    'picture_vector',
    'Gambar jenis EMF, WMF, atau sejenisnya tidak dapat ditampilkan. Tempatnya disimpan; ganti dengan PNG atau JPG.',
  ],
}

function placePicture(id: string, alt: string, context: ReadingContext): Inline[] {
  const { inline, problem } = context.pictures.place(id, alt, context.position)
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

/** Pictures, text boxes and groups of them; a box is one paragraph or more, read later. */
function readDrawing(drawing: XmlElement, context: ReadingContext): Inline[] {
  const alt = findAlt(drawing)
  const found: Inline[] = []
  for (const element of listDescendants(drawing, ['a:blip', 'w:txbxContent', 'c:chart', 'dgm:relIds'])) {
    if (element.name === 'w:txbxContent') context.boxes.push(element)
    else if (element.name === 'a:blip')
      found.push(
        ...placePicture(element.attributes['r:embed'] ?? element.attributes['r:link'] ?? '', alt, context),
      )
    else
      context.warn(
        'chart',
        'Grafik atau diagram bawaan Word tidak dapat dibaca. Salin sebagai gambar (PNG), lalu tempel di tempatnya.',
      )
  }
  return found
}

function readVml(pict: XmlElement, context: ReadingContext): Inline[] {
  const found: Inline[] = []
  for (const element of listDescendants(pict, ['v:imagedata', 'w:txbxContent'])) {
    if (element.name === 'w:txbxContent') context.boxes.push(element)
    else
      found.push(
        ...placePicture(
          element.attributes['r:id'] ?? element.attributes['r:href'] ?? '',
          element.attributes['o:title'] ?? '',
          context,
        ),
      )
  }
  return found
}

/** Equation 3.0 and MathType keep the picture that they left for readers without them. */
function readObject(object: XmlElement, context: ReadingContext): Inline[] {
  const [embedded] = listDescendants(object, ['o:OLEObject'])
  const program = embedded?.attributes['ProgID'] ?? ''
  const pictures = readVml(object, context)
  const isEquation = /^Equation|MathType/i.test(program)
  if (isEquation)
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
    each => listDescendants(each, ['a:blip', 'w:txbxContent', 'c:chart', 'w:t', 'm:t']).length > 0,
  )
  const chosen = choice ?? findElement(element, 'mc:Fallback')
  return chosen ? read(chosen) : []
}

const fixedTexts: Record<string, string> = { 'w:tab': '\t', 'w:ptab': '\t', 'w:noBreakHyphen': '‑' }

function stepField(element: XmlElement, { fields }: ReadingContext, look: Look): Inline[] {
  const type = element.attributes['w:fldCharType']
  if (type === 'begin') fields.push({ instruction: '', isResult: false })
  const field = fields.at(-1)
  if (type === 'separate' && field) field.isResult = true
  if (type !== 'end' || !field) return []
  fields.pop()
  return readInstruction(field.instruction, look)
}

/** Only equations are kept in their instruction; other fields show their result. */
function readInstruction(instruction: string, look: Look): Inline[] {
  if (/^\s*EQ\s/i.test(instruction))
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
        {
          kind: 'text',
          text: decodeFont(readText(element).replaceAll('\u00ad', '').replaceAll('\u00a0', ' '), look.font),
          look: own,
        },
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
      return fixedTexts[element.name] === undefined
        ? []
        : [{ kind: 'text', text: fixedTexts[element.name] ?? '', look: own }]
  }
}

function readRun(run: XmlElement, above: RunLook, context: ReadingContext): Inline[] {
  const properties = findElement(run, 'w:rPr')
  const styled = context.styles.find(readValue(properties, 'w:rStyle'))
  const look = { ...above, ...(styled.name === '' ? {} : styled.look), ...readLook(properties) }
  return listElements(run).flatMap(part => {
    if (part.name === 'w:fldChar') return stepField(part, context, toLook(look))
    const field = context.fields.at(-1)
    if (part.name === 'w:instrText' && field) field.instruction += readText(part)
    const isInstruction = context.fields.some(each => !each.isResult)
    return look.isHidden || isInstruction ? [] : readRunPart(part, look, context)
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

/** Contents of a paragraph or of what may stand around runs in it, tracked changes as accepted. */
export function readChildren(element: XmlElement, look: RunLook, context: ReadingContext): Inline[] {
  return listElements(element).flatMap((child): Inline[] => {
    if (child.name === 'w:r') return readRun(child, look, context)
    if (child.name === 'm:oMath') return readFormula(child, look, context)
    if (child.name === 'w:fldSimple') {
      const instruction = child.attributes['w:instr'] ?? ''
      const formula = readInstruction(instruction, toLook(look))
      return formula.length > 0 ? formula : readChildren(child, look, context)
    }
    if (child.name === 'mc:AlternateContent')
      return readAlternative(child, chosen => readChildren(chosen, look, context))
    return GROUPS.has(child.name) ? readChildren(child, look, context) : []
  })
}

/** A formula alone in its paragraph is set on a line of its own. */
function setBlock(content: Inline[]): Inline[] {
  const formulas = content.filter(inline => inline.kind === 'formula')
  const isAlone = formulas.length === 1 && plainText(content).trim().length === 1
  return isAlone ? formulas.map(formula => ({ ...formula, isBlock: true })) : content
}

function warnOfFaults(content: readonly Inline[], { warn }: ReadingContext) {
  for (const inline of content)
    if (inline.kind === 'formula' && findFormulaFault(inline.latex) !== undefined)
      warn(
        'formula_fault',
        `Rumus ini tidak dapat ditampilkan: ${inline.latex.slice(0, 200)}. Perbaiki penulisannya.`,
      )
}

export function readContent(paragraph: XmlElement, look: RunLook, context: ReadingContext): Inline[] {
  const content = findTypedFormulas(readChildren(paragraph, look, context))
  warnOfFaults(content, context)
  return setBlock(content)
}
