import { formatLongDate } from '../format/format-time.ts'

/** "24 November 2025", by the clock in Jakarta: the pages are the same for every reader. */
export const formatDate = (iso: string) => formatLongDate(iso, 'Asia/Jakarta')
