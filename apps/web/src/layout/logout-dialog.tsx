import { auth } from '@gerbang/contract/people/auth.ts'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSend } from '../api/use-send.ts'
import { leave } from '../auth/leave.ts'
import { useViewer } from '../auth/viewer.ts'
import { countUnsent } from '../exam/keep/storage.ts'
import { paths } from '../paths.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { showToast } from '../toast/toast-store.ts'

const redirectDelayMs = 900

export function LogoutDialog({
  open,
  onOpenChange,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const unsent = useUnsent(open)
  const logout = useSend(auth.logout, {
    onSuccess: () => {
      leave()
      onOpenChange(false)
      showToast({ title: texts.logoutDone, variant: 'success' })
      if (pathname !== paths.login)
        setTimeout(() => navigate(paths.login, { replace: true }), redirectDelayMs)
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.logout}
      description={texts.logoutText}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {texts.no}
          </Button>
          <Button busy={logout.isPending} onClick={() => logout.mutate({})}>
            {texts.yes}
          </Button>
        </>
      }
    >
      {unsent > 0 && <Notice tone="doubt">{texts.unsent(unsent)}</Notice>}
    </Dialog>
  )
}

/** Answers that wait in this browser, counted each time the dialog opens; a browser without a store has none. */
function useUnsent(isOpen: boolean) {
  const { id } = useViewer()
  const [unsent, setUnsent] = useState(0)
  useEffect(() => {
    if (isOpen) void countUnsent(id).then(setUnsent, () => setUnsent(0))
  }, [isOpen, id])
  return unsent
}
