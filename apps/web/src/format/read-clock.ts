/** What calendar and clock of a zone show at a moment. */
export interface ClockReading {
  /** Its parts in UTC are what is shown. */
  local: Date
  zone: 'WIB' | 'WITA' | 'WIT'
}

/** Hours before UTC. Indonesia has changed no clock since 1988; to ask the browser takes a slow phone 200 ms once. */
const western = [7, 'WIB'] as const
const zones = new Map<string, readonly [hours: number, name: ClockReading['zone']]>([
  ['Asia/Makassar', [8, 'WITA']],
  ['Asia/Jayapura', [9, 'WIT']],
])

/** Every province lies in one of three zones. Any other zone is told the western time, and that it is that. */
export function readClock(iso: string | Date, timeZone: string): ClockReading {
  const [hours, zone] = zones.get(timeZone) ?? western
  return { local: new Date(Number(new Date(iso)) + hours * 3_600_000), zone }
}
