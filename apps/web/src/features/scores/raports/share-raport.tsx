import { raportShares } from '@gerbang/contract/scores/raports.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { SharedLinks, ShareDialog } from '../../../form/share-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { fillPath, paths } from '../../../paths.ts'
import { texts } from './share-texts.ts'

/** A link to one raport for parents. Without `userId` it is the viewer's own. */
export function ShareRaport({ userId, onClose }: ShareRaportProps) {
  const { formatTime } = useTimeFormat()
  const [made, setMade] = useState<{ address: string; expires_at: string } | null>(null)
  const whose = userId === undefined ? {} : { user_id: userId }
  const form = useCallForm(raportShares.create, {
    values: { days: 14 },
    toBody: ({ days }) => ({ days, ...whose }),
    refreshes: [raportShares.list],
    onSuccess: ({ data: { token, expires_at } }) =>
      setMade({ address: location.origin + fillPath(paths.sharedRaport, { token }), expires_at }),
  })
  const shares = useQuery(query(raportShares.list, { query: whose }))
  const end = useSend(raportShares.end, { refreshes: [raportShares.list], announces: true })
  return (
    <ShareDialog of={form} words={texts} made={made} formatTime={formatTime} onClose={onClose}>
      <SharedLinks
        from={shares}
        words={texts}
        formatTime={formatTime}
        isEnding={end.isPending}
        onEnd={id => end.mutate({ params: { id }, query: whose })}
      />
    </ShareDialog>
  )
}

export interface ShareRaportProps {
  userId?: string | undefined
  onClose: () => void
}
