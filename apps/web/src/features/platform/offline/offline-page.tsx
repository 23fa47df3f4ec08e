import { createRoot } from 'react-dom/client'
import { ArrowRight, WifiOff } from 'lucide-react'
import { readUserId } from '../../../api/token.ts'
import { PlainPage } from '../../../exam/screen/plain-page.tsx'
import { type KeptSession, listKept } from '../../../exam/keep/storage.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { texts } from './texts.ts'

/** Stands in for a page that no network brought: what lies on this device to be gone on with. */
export async function showOffline(root: HTMLElement) {
  const userId = readUserId()
  const kept = userId === null ? [] : await listKept(userId).catch(() => [])
  document.title = texts.title
  addEventListener('online', () => void comeBack())
  // Of a network that led nowhere and now leads somewhere, nobody tells.
  setInterval(() => void comeBack(), 10_000)
  createRoot(root).render(<OfflinePage kept={kept} now={Date.now()} />)
}

/** Only once the page is really to be had: a browser says that it is online of networks that lead nowhere, too. */
async function comeBack() {
  const reply = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  if (reply) location.reload()
}

export function OfflinePage({ kept, now }: { kept: KeptSession[]; now: number }) {
  return (
    <PlainPage>
      <WifiOff aria-hidden size={40} strokeWidth={1.5} className="text-muted" />
      <h1 className="mt-3 text-2xl">{texts.title}</h1>
      <p className="mt-3 text-md text-muted">{kept.length === 0 ? texts.none : texts.kept}</p>
      <div className="mt-6 grid gap-3">
        {kept.map(session => (
          <Kept key={session.path} {...session} isOver={session.ends !== null && session.ends <= now} />
        ))}
        <Button variant={kept.length === 0 ? 'primary' : 'quiet'} onClick={() => location.reload()}>
          {texts.again}
        </Button>
      </div>
    </PlainPage>
  )
}

function Kept({ path, title, isOver }: KeptSession & { isOver: boolean }) {
  return (
    <div>
      <a href={path} className={`${buttonClasses(isOver ? 'secondary' : 'primary')} w-full`}>
        <span className="min-w-0 wrap-anywhere">{texts.go(title)}</span>
        <ArrowRight aria-hidden size={18} strokeWidth={2} className="shrink-0" />
      </a>
      {isOver && <p className="mt-1 text-sm text-muted">{texts.over}</p>}
    </div>
  )
}
