import { useViewer } from './viewer.ts'
import { formatAgo } from '../format/format-ago.ts'
import { countDays } from '../format/count-days.ts'
import { dayAndMonth, formatClock, formatTime, formatWindow } from '../format/format-time.ts'

/** Times as the signed-in person's clock shows them. */
export function useTimeFormat() {
  const zone = useViewer().time_zone
  return {
    formatTime: (iso: string) => formatTime(iso, zone, new Date()),
    formatAgo: (iso: string) => formatAgo(iso, new Date()),
    formatClock: (iso: string) => formatClock(iso, zone),
    formatWindow: (from: string, to: string) => formatWindow(from, to, zone, new Date()),
    countDays: (from: string, to: string) => countDays(from, to, zone),
    dayAndMonth: (iso: string) => dayAndMonth(iso, zone),
  }
}
