import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { listRefused, listUnsent } from '../answers.ts'
import { JumpLinks } from './jump-links.tsx'
import { LoginDialog } from './login-dialog.tsx'
import { texts } from './around-texts.ts'
import { useExam } from '../use-exam.ts'
import type { PaperItem } from './use-shortcuts.ts'

/** What the student must know while the questions stay readable below. */
export function SessionBanners({ items, onGo }: { items: PaperItem[]; onGo: (index: number) => void }) {
  const { exam, state, notices } = useExam()
  const refused = new Set(listRefused(state.rows).map(row => row.question_id))
  const findIndices = (ids: ReadonlySet<string>) =>
    items.flatMap(({ question }, index) => (ids.has(question.id) ? [index] : []))
  const banners = [
    notices,
    state.hold?.kind === 'login' && <LoginBanner key="login" />,
    state.hold?.kind === 'taken_over' && <TakenOverBanner key="taken" />,
    state.storage_failed && <StorageBanner key="storage" />,
    refused.size > 0 && (
      <Notice key="refused" tone="bad" role="alert" title={texts.refused.title}>
        {texts.refused.text} <JumpLinks indices={findIndices(refused)} onGo={onGo} />
      </Notice>
    ),
    state.conflicts.length > 0 && (
      <Notice
        key="conflicts"
        tone="doubt"
        role="alert"
        title={texts.conflicts.title}
        action={
          <Button variant="secondary" size="table" onClick={() => exam.dismissConflicts()}>
            {texts.conflicts.done}
          </Button>
        }
      >
        {texts.conflicts.text} <JumpLinks indices={findIndices(new Set(state.conflicts))} onGo={onGo} />
      </Notice>
    ),
  ].filter(Boolean)
  if (banners.length === 0) return null
  return (
    <div className="mx-auto grid max-h-[50%] w-full max-w-[80rem] shrink-0 gap-2 overflow-y-auto px-4 pt-3 empty:hidden lg:px-6">
      {banners}
    </div>
  )
}

function StorageBanner() {
  const [isRead, setRead] = useState(false)
  if (isRead) return null
  return (
    <Notice
      tone="doubt"
      role="alert"
      title={texts.storage.title}
      action={
        <Button variant="secondary" size="table" onClick={() => setRead(true)}>
          {texts.storage.done}
        </Button>
      }
    >
      {texts.storage.text}
    </Notice>
  )
}

function LoginBanner() {
  const [isOpen, setOpen] = useState(() => !isTyping())
  return (
    <>
      <Notice
        tone="doubt"
        role="alert"
        title={texts.login.banner}
        action={
          <Button size="table" onClick={() => setOpen(true)}>
            {texts.login.open}
          </Button>
        }
      >
        {texts.login.bannerText}
      </Notice>
      {isOpen && <LoginDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** A sheet that opens over a field takes the letters that are still to come. */
function isTyping() {
  return document.activeElement?.matches('input[type="text"], textarea') ?? false
}

function TakenOverBanner() {
  const { exam, state } = useExam()
  const unsent = listUnsent(state.rows).length
  return (
    <Notice
      tone="bad"
      role="alert"
      title={texts.takenOver.title}
      action={
        <Button className="py-2" onClick={() => void exam.takeOver()}>
          {unsent > 0 ? texts.takenOver.againAndSend(unsent) : texts.takenOver.again}
        </Button>
      }
    >
      {texts.takenOver.text}
    </Notice>
  )
}
