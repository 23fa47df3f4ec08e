import { writeDecimal } from './write-decimal.ts'

const units = [
  ['MB', 1_000_000, 1],
  ['kB', 1_000, 0],
] as const

/** "1,2 MB", "340 kB": a size in the unit that suits it. */
export function formatBytes(bytes: number): string {
  const [unit, size, places] = units.find(([, size]) => bytes >= size) ?? (['byte', 1, 0] as const)
  return `${writeDecimal(bytes / size, 0, places)} ${unit}`
}
