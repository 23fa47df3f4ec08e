import { auth } from '@gerbang/contract/people/auth.ts'
import { ownData } from '@gerbang/contract/people/own-data.ts'
import { useSend } from '../api/use-send.ts'
import { useTimeFormat } from '../auth/use-time-format.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'

/** In the place of every page while an account waits to be deleted. */
export function LeavingAccount({ deletionAt, onLogout }: { deletionAt: string; onLogout: () => void }) {
  const { formatTime } = useTimeFormat()
  const cancel = useSend(ownData.cancelDeletion, { refreshes: [auth.me], announces: true })
  return (
    <EmptyState
      sketch="gate"
      words={{ title: texts.leaving, text: texts.leavingHint(formatTime(deletionAt)) }}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button busy={cancel.isPending} onClick={() => cancel.mutate({})}>
            {texts.keepAccount}
          </Button>
          <Button variant="secondary" onClick={onLogout}>
            {texts.logout}
          </Button>
        </div>
      }
    />
  )
}
