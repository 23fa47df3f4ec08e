import { classReports } from '@gerbang/contract/office/class-reports.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../../api/query.ts'
import { useSend } from '../../../../api/use-send.ts'
import { useTimeFormat } from '../../../../auth/use-time-format.ts'
import { SharedLinks, ShareDialog } from '../../../../form/share-dialog.tsx'
import { useCallForm } from '../../../../form/use-call-form.ts'
import { fillPath, paths } from '../../../../paths.ts'
import { texts } from './texts.ts'

const words = texts.share

/** A link to the page of a class, without names. */
export function ShareClass({ tryoutId, batch, onClose }: ShareClassProps) {
  const { formatTime } = useTimeFormat()
  const [made, setMade] = useState<{ address: string; expires_at: string } | null>(null)
  const form = useCallForm(classReports.share, {
    values: { days: 14 },
    params: { tryoutId },
    toBody: ({ days }) => ({ batch, days }),
    check: ({ days }) => ({
      days: Number.isInteger(days) && days >= 1 && days <= 90 ? undefined : words.wrong,
    }),
    refreshes: [classReports.shares],
    onSuccess: ({ data: { token, expires_at } }) =>
      setMade({ address: location.origin + fillPath(paths.sharedClass, { token }), expires_at }),
  })
  const shares = useQuery(query(classReports.shares, { params: { tryoutId }, query: { batch } }))
  const end = useSend(classReports.unshare, { refreshes: [classReports.shares], announces: true })
  return (
    <ShareDialog of={form} words={words} made={made} formatTime={formatTime} onClose={onClose}>
      <SharedLinks
        from={shares}
        words={words}
        formatTime={formatTime}
        isEnding={end.isPending}
        onEnd={shareId => end.mutate({ params: { tryoutId, shareId }, query: { batch } })}
      />
    </ShareDialog>
  )
}

interface ShareClassProps {
  tryoutId: string
  batch: string
  onClose: () => void
}
