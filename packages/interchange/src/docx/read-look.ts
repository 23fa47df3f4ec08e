import type { Look } from '../content/content.ts'
import { findElement, isOn, readValue } from '../xml/find-elements.ts'
import type { XmlElement } from '../xml/parse-xml.ts'

export interface RunLook extends Look {
  isHidden?: boolean
  font?: string
}

function readColor(properties: XmlElement | undefined): string | undefined {
  const element = findElement(properties, 'w:color')
  if (!element) return undefined
  const theme = element.attributes['w:themeColor']
  if (theme !== undefined && /^(text|dark|tx|dk)/.test(theme)) return ''
  const value = (element.attributes['w:val'] ?? 'auto').toUpperCase()
  return value === 'AUTO' || value === '000000' ? '' : value
}

/** Of a marker pen, a shade or a frame; empty where there is none. */
function readHighlight(properties: XmlElement | undefined): string | undefined {
  const pen = readValue(properties, 'w:highlight')
  if (pen !== undefined && pen !== 'none' && pen !== 'white') return pen
  const shade = readShade(findElement(properties, 'w:shd'))
  if (shade) return shade
  const frame = readValue(properties, 'w:bdr')
  if (frame !== undefined && frame !== 'none' && frame !== 'nil') return 'frame'
  return pen ?? shade ?? (frame === undefined ? undefined : '')
}

export function readShade(element: XmlElement | undefined): string | undefined {
  if (!element) return undefined
  const fill = (element.attributes['w:fill'] ?? 'auto').toUpperCase()
  return ['AUTO', 'FFFFFF', 'NONE', ''].includes(fill) ? '' : fill
}

const positions: Record<string, 'sub' | 'super' | undefined> = { subscript: 'sub', superscript: 'super' }

/** LibreOffice writes some scripts as words that are smaller and raised or lowered, in half points. */
function readPosition(properties: XmlElement): 'sub' | 'super' | undefined {
  const named = readValue(properties, 'w:vertAlign')
  if (named !== undefined) return positions[named]
  const raised = Number(readValue(properties, 'w:position') ?? 0)
  if (Math.abs(raised) < 3) return undefined
  return raised > 0 ? 'super' : 'sub'
}

/** Only what the properties say themselves; an absent key leaves what was inherited. */
export function readLook(properties: XmlElement | undefined): RunLook {
  if (!properties) return {}
  const bold = isOn(properties, 'w:b') ?? isOn(properties, 'w:bCs')
  const italic = isOn(properties, 'w:i')
  const strike = isOn(properties, 'w:strike') ?? isOn(properties, 'w:dstrike')
  const hidden = isOn(properties, 'w:vanish') ?? isOn(properties, 'w:specVanish')
  const underline = isOn(properties, 'w:u')
  const position = readPosition(properties)
  const highlight = readHighlight(properties)
  const color = readColor(properties)
  const fonts = findElement(properties, 'w:rFonts')?.attributes
  const font = fonts?.['w:ascii'] ?? fonts?.['w:hAnsi']
  return {
    ...(bold !== undefined && { bold }),
    ...(italic !== undefined && { italic }),
    ...(strike !== undefined && { strike }),
    ...(hidden !== undefined && { isHidden: hidden }),
    ...(underline !== undefined && { underline }),
    ...(position !== undefined && { position }),
    ...(highlight !== undefined && { highlight }),
    ...(color !== undefined && { color }),
    ...(isOn(properties, 'w:rtl') && { rtl: true }),
    ...(font !== undefined && { font }),
  }
}
