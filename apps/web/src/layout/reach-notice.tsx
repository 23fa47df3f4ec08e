import { useEffect } from 'react'
import { queryClient } from '../api/query-client.ts'
import type { Reach } from '../api/use-reach.ts'
import { KeptSessions } from '../exam/keep/kept-sessions.tsx'
import { texts } from '../exam/keep/kept-texts.ts'
import { Notice } from '../ui/notice.tsx'

const askAgainMs = 10_000

/** Over a page that is shown from the device: what works without a network. It goes by itself. */
export function ReachNotice({ reach }: { reach: Exclude<Reach, 'reached'> }) {
  useEffect(() => {
    if (reach !== 'silent') return undefined
    const timer = setInterval(() => void queryClient.refetchQueries({ type: 'active' }), askAgainMs)
    return () => clearInterval(timer)
  }, [reach])
  return (
    <output className="mb-6 block print:hidden">
      <Notice tone="doubt" title={texts[reach]} action={<KeptSessions />}>
        {texts.kept}
      </Notice>
    </output>
  )
}
