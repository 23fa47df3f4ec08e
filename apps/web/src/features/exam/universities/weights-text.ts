import { readNumber, writeNumber } from '../../../ui/form/number-text.ts'

type Weights = Record<string, number>

/** "PM 2; PK 1,5": codes of sub-tests with their weights. */
export function writeWeights(weights: Weights): string {
  return Object.entries(weights)
    .map(([code, weight]) => `${code} ${writeNumber(weight)}`)
    .join('; ')
}

/** Reads them again, parted by semicolons or lines; undefined for what is no such list. */
export function readWeights(text: string): Weights | undefined {
  const parts = text
    .split(/[;\n]/)
    .map(part => part.trim())
    .filter(part => part !== '')
  const pairs = parts.map(part => {
    const [, code = '', written = ''] = /^([A-Za-z0-9-]{1,20})\s*[:=]?\s+([\d.,]+)$/.exec(part) ?? []
    const weight = written === '' ? null : readNumber(written)
    return [code.toUpperCase(), weight] as const
  })
  const known = pairs.flatMap(([code, weight]) =>
    typeof weight === 'number' && Number.isFinite(weight) && weight <= 100 ? [[code, weight] as const] : [],
  )
  const isWhole = known.length === parts.length && new Set(known.map(([code]) => code)).size === known.length
  return isWhole ? Object.fromEntries(known) : undefined
}
