import { sessions } from '@gerbang/contract/people/sessions.ts'
import { AskFirst } from '../../../../form/ask-first.tsx'
import { texts } from './texts.ts'
import { useLogout } from '../use-logout.ts'

const words = texts.sessions

/** The others first: should this one fail to end, it can be tried once more. */
export function EndAll({ onClose }: { onClose: () => void }) {
  const logout = useLogout()
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
