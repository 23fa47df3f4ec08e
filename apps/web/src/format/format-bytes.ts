const units = [
  ['megabyte', 1_000_000],
  ['kilobyte', 1_000],
] as const

/** "1,2 MB", "340 kB": a size in the unit that suits it. */
export function formatBytes(bytes: number): string {
  const [unit, size] = units.find(([, size]) => bytes >= size) ?? (['byte', 1] as const)
  return new Intl.NumberFormat('id-ID', {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(bytes / size)
}
