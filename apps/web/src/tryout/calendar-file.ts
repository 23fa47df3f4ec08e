import { paths, fillPath } from '../paths.ts'

export interface CalendarEntry {
  id: string
  slug: string
  title: string
  opens_at: string
  duration_seconds: number
}

const escape = (text: string) => text.replace(/[\\;,]/g, sign => `\\${sign}`).replace(/\r?\n/g, '\\n')

/** The form of RFC 5545: `20261205T010000Z`. */
const stamp = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, '')

/** Lines end with CRLF and hold 75 bytes at most; what is longer goes on in the next line after a space. */
function fold(line: string): string {
  const bytes = new TextEncoder()
  const parts = ['']
  for (const letter of line) {
    const last = parts.at(-1) ?? ''
    if (bytes.encode(last + letter).length > 74) parts.push(letter)
    else parts[parts.length - 1] = last + letter
  }
  return parts.join('\r\n ')
}

const alarms = [
  { before: '-P1D', text: 'Besok try out' },
  { before: '-PT1H', text: 'Satu jam lagi try out' },
]

/** One event with a reminder a day and an hour before; the same try-out saved again replaces it. */
export function writeCalendar(entry: CalendarEntry, note: string, origin: string, now: Date): string {
  const opens = new Date(entry.opens_at)
  const ends = new Date(opens.getTime() + 1000 * entry.duration_seconds)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gerbang//ID',
    'BEGIN:VEVENT',
    `UID:${entry.id}@gerbang`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(opens)}`,
    `DTEND:${stamp(ends)}`,
    `SUMMARY:${escape(entry.title)}`,
    `DESCRIPTION:${escape(note)}`,
    `URL:${origin}${fillPath(paths.tryout, { slug: entry.slug })}`,
    ...alarms.flatMap(({ before, text }) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:${before}`,
      `DESCRIPTION:${escape(`${text}: ${entry.title}`)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(line => `${fold(line)}\r\n`).join('')
}

export function saveCalendar(entry: CalendarEntry, note: string): void {
  const text = writeCalendar(entry, note, location.origin, new Date())
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${entry.slug}.ics`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
