import { parseNumber } from '@gerbang/scoring/kinds/short-answer/parse-number.ts'
import type { Answer } from '../kinds/short-answer/make.ts'

const TOLERANCE = /toleransi\s*[:=]?\s*(?:±|\+\/?-)?\s*(\d+(?:[.,]\d+)?)/i

/** `1.250` is 1250 to an Indonesian: the first reading. */
export function readNumber(text: string): number | undefined {
  return parseNumber(text)[0]
}

/** As Indonesians write it, and so that `readNumber` finds the same value. */
export function writeDecimal(value: number): string {
  return value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 }).replace('.', ',')
}

export function readTolerance(text: string): number {
  const match = TOLERANCE.exec(text)
  return match ? (readNumber(match[1] ?? '') ?? 0) : 0
}

// A unit in letters stands apart and is no variable: `2x` and `3 n` are not 2 and 3.
const MEASURED =
  /^(?:rp\.?\s*)?([-+−]?\d[\d.,]*)(?:\s*%|\s*°\s*[CFKR]?|\s+(?![abknp-rt-z](?!\p{L}))[\p{L}µΩ][\p{L}\d²³⁻¹/·^]{0,9})?$/iu

/** Of one answer with a unit or a currency its number alone, as a student may write it; of several, nobody knows whose. */
export function listBareNumbers([only = '', ...others]: readonly string[]): string[] {
  const number = MEASURED.exec(only)?.[1]?.replace(/[.,]$/, '') ?? ''
  const value = readNumber(number)
  if (value === undefined || others.length > 0) return []
  return [...new Set([number, writeDecimal(value)])]
}

const PLUS_MINUS = /^(.+?)\s*(?:±|\+\/?-)\s*(\d+(?:[.,]\d+)?)$/

/** What a short answer accepts: a number, or words parted by `;`, `/` or "atau". */
export function readAnswer(key: string, prompt: string): Answer | undefined {
  const plain = key.replace(/\s*\(toleransi[^)]*\)/i, '').trim()
  const bare = plain.replace(/\.$/, '')
  if (bare === '') return undefined
  const [, middle = '', width = ''] = PLUS_MINUS.exec(bare) ?? []
  const [centre, around] = [readNumber(middle), readNumber(width)]
  if (centre !== undefined && around !== undefined)
    return { kind: 'number', value: centre, tolerance: around }
  const value = readNumber(bare)
  if (value !== undefined)
    return { kind: 'number', value, tolerance: readTolerance(key) || readTolerance(prompt) }
  const accepted = bare
    .split(/\s*(?:;|\batau\b|\bor\b|(?<=\p{L}{2})\s*\/\s*(?=\p{L}{2}))\s*/u)
    .map(word => word.trim())
    .filter(word => word !== '')
  return accepted.length > 0 ? { kind: 'text', accepted: [...new Set(accepted)] } : undefined
}
