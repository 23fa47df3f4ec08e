import { auth } from '@gerbang/contract/people/auth.ts'
import { sessions } from '@gerbang/contract/people/sessions.ts'
import { useNavigate } from 'react-router'
import { useSend } from '../../../../api/use-send.ts'
import { leave } from '../../../../auth/leave.ts'
import { AskFirst } from '../../../../form/ask-first.tsx'
import { paths } from '../../../../paths.ts'
import { texts } from './texts.ts'

const words = texts.sessions

/** The others first: should this one fail to end, it can be tried once more. */
export function EndAll({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const logout = useSend(auth.logout, {
    onSuccess: () => {
      leave()
      return navigate(paths.login, { replace: true })
    },
  })
  return (
    <AskFirst
      call={sessions.endOthers}
      input={{}}
      words={words.askAll}
      tone="danger"
      announces={false}
      onSuccess={() => logout.mutate({})}
      onClose={onClose}
    />
  )
}
