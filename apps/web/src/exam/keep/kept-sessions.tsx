import ArrowRight from 'icon:arrow-right'
import { useEffect, useState } from 'react'
import { readUserId } from '../../api/token.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { texts } from './kept-texts.ts'
import { type KeptSession, listKept } from './storage.ts'

/** What was begun on this device and can be gone on with, with or without a network. */
export function KeptSessions() {
  const [kept, setKept] = useState<KeptSession[]>([])
  const [now] = useState(() => Date.now())
  useEffect(() => {
    const userId = readUserId()
    if (userId !== null) listKept(userId).then(setKept, () => {})
  }, [])
  return <KeptList kept={kept} now={now} />
}

export function KeptList({ kept, now }: { kept: KeptSession[]; now: number }) {
  if (kept.length === 0) return null
  return (
    <ul className="grid grid-cols-1 gap-3 text-left">
      {kept.map(session => (
        <Kept key={session.path} {...session} isOver={session.ends !== null && session.ends <= now} />
      ))}
    </ul>
  )
}

/** Another document: a session is a page of its own. */
function Kept({ path, title, isOver }: KeptSession & { isOver: boolean }) {
  return (
    <li>
      <a href={path} className={`${buttonClasses('secondary')} w-full`}>
        <span className="min-w-0 wrap-anywhere">{texts.go(title)}</span>
        <ArrowRight aria-hidden size={18} strokeWidth={2} className="shrink-0" />
      </a>
      {isOver && <p className="mt-1 text-sm text-muted">{texts.over}</p>}
    </li>
  )
}
