import { useContext } from 'react'
import { ViewerContext } from './viewer.ts'
import { formatAgo } from '../format/format-ago.ts'
import { countDays, dayAndMonth, formatClock, formatTime, formatWindow } from '../format/format-time.ts'
import { readReaderZone } from '../format/reader-zone.ts'

/** Times as the signed-in person's clock shows them; nobody is signed in where a link shows one page. */
export function useTimeFormat() {
  const zone = useContext(ViewerContext)?.time_zone ?? readReaderZone()
  return {
    formatTime: (iso: string) => formatTime(iso, zone, new Date()),
    formatAgo: (iso: string) => formatAgo(iso, new Date()),
    formatClock: (iso: string) => formatClock(iso, zone),
    formatWindow: (from: string, to: string) => formatWindow(from, to, zone, new Date()),
    countDays: (from: string, to: string) => countDays(from, to, zone),
    dayAndMonth: (iso: string) => dayAndMonth(iso, zone),
  }
}
