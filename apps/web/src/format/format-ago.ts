const words = new Intl.RelativeTimeFormat('id-ID', { numeric: 'auto' })
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** "5 menit yang lalu", "kemarin"; what is less than a minute ago is "baru saja". */
export function formatAgo(iso: string, now: Date): string {
  const passed = now.getTime() - new Date(iso).getTime()
  const found = units.find(([, ms]) => passed >= ms)
  return found === undefined ? 'baru saja' : words.format(-Math.floor(passed / found[1]), found[0])
}
