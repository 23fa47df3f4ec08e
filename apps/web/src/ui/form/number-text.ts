import { writeDecimal } from '../../format/write-decimal.ts'

/** "1.250,5" */
export function writeNumber(value: number | null): string {
  return value === null ? '' : writeDecimal(value, 0, 10)
}

/**
 * Reads what Indonesians type: a comma before decimals, dots between thousands. One dot that cannot stand between
 * thousands, as in "0.125", is a decimal mark from another keyboard. The sign for minus of our own pages counts as one.
 * An empty text is null, anything else NaN.
 */
export function readNumber(typed: string): number | null {
  const text = typed.replaceAll(/\s/g, '').replace(/^−/, '-')
  if (text === '') return null
  if (/^-?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/.test(text))
    return Number(text.replaceAll('.', '').replace(',', '.'))
  return /^-?\d+([.,]\d*)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}
