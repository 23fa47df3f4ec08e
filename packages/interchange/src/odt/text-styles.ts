import type { Align } from '../content/content.ts'
import type { RunLook } from '../docx/read-look.ts'
import { findElement, listElements } from '../xml/find-elements.ts'
import type { XmlElement } from '../xml/parse-xml.ts'

export interface TextStyle {
  /** As the author sees it, in lower case; of an automatic style that of the style below it. */
  name: string
  look: RunLook
  indent?: number
  align?: Align
  /** Of a cell. */
  shade?: string
  /** Of a picture that is seen in part. */
  isCut?: boolean
}

export interface TextStyles {
  find: (family: string, name: string | undefined) => TextStyle
}

const NONE: TextStyle = { name: '', look: {} }

const TWIPS: Record<string, number> = { in: 1440, cm: 1440 / 2.54, mm: 144 / 2.54, pt: 20, pc: 240 }

/** A length such as `0.5in` in twentieths of a point. */
export function readLength(length: string | undefined): number | undefined {
  const [, number, unit = ''] = /^(-?[\d.]+)(in|cm|mm|pt|pc)$/.exec(length ?? '') ?? []
  return number === undefined ? undefined : Math.round(Number(number) * (TWIPS[unit] ?? 0))
}

/** A colour that differs from that of plain text or paper; empty for that of plain text or paper itself. */
function readColor(color: string | undefined, plain: readonly string[]): string | undefined {
  const value = color?.toUpperCase().replace('#', '')
  return value !== undefined && plain.includes(value) ? '' : value
}

const readPaper = (color: string | undefined) => readColor(color, ['TRANSPARENT', 'FFFFFF', 'AUTO'])

/** `super 58%`, `sub`, or how far the words are raised. */
function readPosition(position: string | undefined): 'sub' | 'super' | undefined {
  const [first = ''] = (position ?? '').split(' ')
  if (/^(sub|super)$/.test(first)) return first as 'sub' | 'super'
  const raised = Number.parseFloat(first)
  return raised > 0 ? 'super' : raised < 0 ? 'sub' : undefined
}

const readLine = (style: string | undefined) => (style === undefined ? undefined : style !== 'none')

/** Without what is undefined, so that what was inherited shows through. */
const known = <T extends object>(properties: T) =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

function readLook(properties: XmlElement | undefined): RunLook {
  if (!properties) return {}
  const { attributes } = properties
  const weight = attributes['fo:font-weight']
  const border = attributes['fo:border']
  return known({
    bold: weight === undefined ? undefined : weight === 'bold' || Number(weight) >= 600,
    italic: attributes['fo:font-style'] === undefined ? undefined : attributes['fo:font-style'] !== 'normal',
    underline: readLine(attributes['style:text-underline-style']),
    strike: readLine(attributes['style:text-line-through-style']),
    position: readPosition(attributes['style:text-position']),
    color: readColor(attributes['fo:color'], ['000000']),
    highlight:
      readPaper(attributes['fo:background-color']) ??
      (border === undefined || border === 'none' ? undefined : 'frame'),
    isHidden: attributes['text:display'] === undefined ? undefined : attributes['text:display'] === 'none',
    font: attributes['style:font-name'],
  })
}

const aligns: Record<string, Align> = {
  left: 'left',
  start: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
}

function readOwn(style: XmlElement): Omit<TextStyle, 'name' | 'look'> {
  const paragraph = findElement(style, 'style:paragraph-properties')?.attributes ?? {}
  const cell = findElement(style, 'style:table-cell-properties')?.attributes ?? {}
  const clip = findElement(style, 'style:graphic-properties')?.attributes['fo:clip']
  const margin = readLength(paragraph['fo:margin-left'])
  return known({
    indent: margin === undefined ? undefined : margin + (readLength(paragraph['fo:text-indent']) ?? 0),
    align: aligns[paragraph['fo:text-align'] ?? ''],
    shade: readPaper(cell['fo:background-color']),
    isCut: clip === undefined ? undefined : /[1-9]/.test(clip),
  })
}

/** The names of styles have no spaces in the file: `Heading_20_1`. */
const decodeName = (name: string) =>
  name.replaceAll(/_([0-9a-f]{2})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const keyOf = (family: string, name: string) => `${family} ${name}`

/** Styles with what they inherit; those that the document made by itself go by the name of their parent. */
export function readTextStyles(common: readonly XmlElement[], automatic: readonly XmlElement[]): TextStyles {
  const styles = new Map(
    [...common, ...automatic]
      .flatMap(holder => listElements(holder, 'style:style'))
      .map(style => {
        const { 'style:family': family = '', 'style:name': name = '' } = style.attributes
        return [keyOf(family, name), style] as const
      }),
  )
  const isAutomatic = new Set(automatic.flatMap(holder => listElements(holder, 'style:style')))
  const found = new Map<string, TextStyle>()
  const find = (family: string, name: string | undefined, above: readonly string[] = []): TextStyle => {
    const key = keyOf(family, name ?? '')
    const style = styles.get(key)
    if (!style || above.includes(key)) return NONE
    const before = found.get(key)
    if (before) return before
    const parent = find(family, style.attributes['style:parent-style-name'], [...above, key])
    const shown = style.attributes['style:display-name'] ?? decodeName(name ?? '')
    const read = {
      ...parent,
      ...readOwn(style),
      name: isAutomatic.has(style) ? parent.name : shown.toLowerCase(),
      look: { ...parent.look, ...readLook(findElement(style, 'style:text-properties')) },
    }
    found.set(key, read)
    return read
  }
  return { find }
}
