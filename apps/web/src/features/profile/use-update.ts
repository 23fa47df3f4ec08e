import { auth } from '@gerbang/contract/auth.ts'
import { profile } from '@gerbang/contract/profile.ts'
import { type SendOptions, useSend } from '../../api/use-send.ts'
import { useViewer } from '../../auth/viewer.ts'

type Update = typeof profile.update | typeof profile.updateAdmin

/** Saves the own profile, by the call of the own role, and lets the frame around show it. */
export function useUpdate(options: Omit<SendOptions<Update>, 'refreshes'>) {
  const { role } = useViewer()
  const call: Update = role === 'admin' ? profile.updateAdmin : profile.update
  return useSend(call, { ...options, refreshes: [auth.me, profile.get, profile.getAdmin] })
}
