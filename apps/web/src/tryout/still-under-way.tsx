import { formatCount } from '../format/format-number.ts'
import { Notice } from '../ui/notice.tsx'

/** Of a try-out that has closed while students go on to the end of a sub-test: its figures are not the last. */
export function StillUnderWay({ tryout: { phase, under_way } }: StillUnderWayProps) {
  if (phase !== 'closed' || under_way === 0) return null
  return (
    <Notice>
      {formatCount(under_way)} siswa masih menyelesaikan subtesnya. Peringkat dan laporan berubah sampai
      mereka selesai.
    </Notice>
  )
}

interface StillUnderWayProps {
  tryout: { phase: 'upcoming' | 'open' | 'closed'; under_way: number }
}
