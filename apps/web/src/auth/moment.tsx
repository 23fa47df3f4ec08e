import { useTimeFormat } from './use-time-format.ts'

/** A time in a cell, by the reader's clock. */
export function Moment({ iso }: { iso: string }) {
  return <time dateTime={iso}>{useTimeFormat().formatTime(iso)}</time>
}
