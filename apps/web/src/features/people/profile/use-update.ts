import { auth } from '@gerbang/contract/people/auth.ts'
import { profile } from '@gerbang/contract/people/profile.ts'
import { useViewer } from '../../../auth/viewer.ts'

type Update = typeof profile.update | typeof profile.updateAdmin

/** The call that saves the own profile, by the own role, and what it lets the frame around show anew. */
export function useUpdateCall() {
  const { role } = useViewer()
  const call: Update = role === 'admin' ? profile.updateAdmin : profile.update
  return { call, refreshes: [auth.me, profile.get, profile.getAdmin] }
}
