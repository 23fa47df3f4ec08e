import type { ReactNode } from 'react'
import { useTimeFormat } from './use-time-format.ts'

/** A time in a cell, by the reader's clock; `none` stands where there is no time. */
export function Moment({ iso, none = '–' }: { iso: string | null; none?: ReactNode }) {
  const { formatTime } = useTimeFormat()
  return iso === null ? none : <time dateTime={iso}>{formatTime(iso)}</time>
}
