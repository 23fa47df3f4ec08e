import { formatCount } from './format-number.ts'

const units = [
  ['hari', 86_400_000],
  ['jam', 3_600_000],
  ['menit', 60_000],
] as const

/** "5 menit yang lalu", "kemarin"; what is less than a minute ago is "baru saja". */
export function formatAgo(iso: string, now: Date): string {
  const passed = now.getTime() - new Date(iso).getTime()
  const found = units.find(([, ms]) => passed >= ms)
  if (found === undefined) return 'baru saja'
  const [unit, ms] = found
  const count = Math.floor(passed / ms)
  return unit === 'hari' && count === 1 ? 'kemarin' : `${formatCount(count)} ${unit} yang lalu`
}
