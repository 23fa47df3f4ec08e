const pattern = /^gerbang-(\d{4}-\d\d-\d\d)T\d{4}\.tar\.gz(?:\.age)?$/

/** The name of a backup that was begun at this time, in UTC; names sort by age. */
export function nameBackup(at: Date, isSealed = false): string {
  return `gerbang-${at.toISOString().slice(0, 16).replace(':', '')}.tar.gz${isSealed ? '.age' : ''}`
}

function findWeek(day: string): string {
  const date = new Date(day)
  // Monday begins a week.
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

const spans: { most: number; find: (day: string) => string }[] = [
  { most: 7, find: day => day },
  { most: 4, find: findWeek },
  { most: 12, find: day => day.slice(0, 7) },
]

/**
 * Of the files of a folder those that may go: the newest of each of the last seven days, four weeks and twelve months that
 * have one stays. Whatever has another name is somebody else's.
 */
export function listSuperfluous(names: readonly string[]): string[] {
  const newestFirst = names
    .filter(name => pattern.test(name))
    .toSorted()
    .reverse()
  const kept = new Set<string>()
  for (const { most, find } of spans) {
    const seen = new Set<string>()
    for (const name of newestFirst) {
      const span = find(pattern.exec(name)?.[1] ?? '')
      if (seen.has(span) || seen.size >= most) continue
      seen.add(span)
      kept.add(name)
    }
  }
  return newestFirst.filter(name => !kept.has(name))
}
