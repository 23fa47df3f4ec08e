import { Button } from '../../../../ui/button.tsx'
import { useLogout } from '../use-logout.ts'

/** For whoever finds somebody else signed in, as on the computers of a school. */
export function SignOut({ label }: { label: string }) {
  const logout = useLogout()
  return (
    <Button variant="quiet" className="mt-4" busy={logout.isPending} onClick={() => logout.mutate({})}>
      {label}
    </Button>
  )
}
