import type { SubTestOfAttempt } from '@gerbang/contract/exam/tryouts.ts'
import Timer from 'icon:timer'
import { useState } from 'react'
import { formatDuration } from '../../../format/format-duration.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckedList } from '../../../ui/checked-list.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { texts } from './subject-texts.ts'

const words = texts.dialog

/** The last calm moment: the clock starts with "Saya siap", on the session's own page. */
export function StartDialog({ open, onOpenChange, subTest, session }: StartDialogProps) {
  const [isLeaving, setLeaving] = useState(false)
  const [isOffline, setOffline] = useState(false)
  const { subject, question_count, available_seconds, duration_seconds } = subTest
  const go = () => {
    // Another document would be the browser's own page about a missing network.
    if (!navigator.onLine) return setOffline(true)
    setLeaving(true)
    location.assign(`${session}#mulai`)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={subject.name}
      description={words.text(question_count)}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {words.cancel}
          </Button>
          <Button busy={isLeaving} onClick={go}>
            {words.go}
          </Button>
        </>
      }
    >
      <div className="flex items-center gap-3 rounded-control bg-sunken p-4">
        <Timer aria-hidden size={24} strokeWidth={1.75} className="shrink-0 text-brand" />
        <div>
          <p className="text-xs text-muted">{words.time}</p>
          <p className="text-lg font-bold">{formatDuration(available_seconds)}</p>
          {available_seconds < duration_seconds && (
            <p className="text-sm">{words.shortened(formatDuration(duration_seconds))}</p>
          )}
        </div>
      </div>
      <CheckedList items={words.rules} className="mt-4 gap-2.5" />
      {isOffline && (
        <div className="mt-4">
          <Notice tone="bad" role="alert" title={words.offline}>
            {words.offlineNote}
          </Notice>
        </div>
      )}
    </Dialog>
  )
}

interface StartDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  subTest: SubTestOfAttempt
  session: string
}
