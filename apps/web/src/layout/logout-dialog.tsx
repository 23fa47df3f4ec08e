import { auth } from '@gerbang/contract/auth.ts'
import { useLocation, useNavigate } from 'react-router'
import { useSend } from '../api/use-send.ts'
import { leave } from '../auth/leave.ts'
import { paths } from '../paths.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast-store.ts'

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
    />
  )
}
