import { auth } from '@gerbang/contract/people/auth.ts'
import { useNavigate } from 'react-router'
import { useSend } from '../../../api/use-send.ts'
import { leave } from '../../../auth/leave.ts'
import { paths } from '../../../paths.ts'

/** Ends this session and goes to where one signs in. */
export function useLogout() {
  const navigate = useNavigate()
  return useSend(auth.logout, {
    onSuccess: () => {
      leave()
      return navigate(paths.login, { replace: true })
    },
  })
}
