/** More digits a number does not hold for certain. */
const mostDigits = 15

/**
 * "1.250,5", with so many decimals at least and at most. Halves go away from zero, by the digits that people see; what rounds
 * to nothing has no sign. As `Intl` writes Indonesian numbers, without what a slow phone needs 200 ms to read for it.
 */
export function writeDecimal(value: number, least: number, most: number): string {
  const size = Math.abs(value)
  const places = Math.max(0, Math.min(most, mostDigits - String(Math.trunc(size)).length))
  const [digits, exponent = '0'] = String(size).split('e')
  const rounded = Math.round(Number(`${digits}e${Number(exponent) + places}`)) / 10 ** places
  const [whole = '', decimals = ''] = rounded.toFixed(places).split('.')
  const thousands = whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')
  const shown = decimals.replace(/0+$/, '').padEnd(least, '0')
  return `${value < 0 && rounded > 0 ? '-' : ''}${thousands}${shown && `,${shown}`}`
}
