import { auth } from '@gerbang/contract/people/auth.ts'
import { useNavigate } from 'react-router'
import { useSend } from '../../../../api/use-send.ts'
import { leave } from '../../../../auth/leave.ts'
import { paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'

/** For whoever finds somebody else signed in, as on the computers of a school. */
export function SignOut({ label }: { label: string }) {
  const navigate = useNavigate()
  const logout = useSend(auth.logout, {
    onSuccess: () => {
      leave()
      void navigate(paths.login, { replace: true })
    },
  })
  return (
    <Button variant="quiet" className="mt-4" busy={logout.isPending} onClick={() => logout.mutate({})}>
      {label}
    </Button>
  )
}
