import { type ExamMessage, examSignals } from '@gerbang/contract/exam/exam-signals.ts'
import { useEffect, useState } from 'react'
import { askAsOwner } from '../../../exam/send/ask-as-owner.ts'
import { isUnsent } from '../../../exam/answers.ts'
import { useExam } from '../../../exam/use-exam.ts'
import { Button } from '../../../ui/button.tsx'
import { recall, remember } from '../../../device/device-memory.ts'
import { Notice } from '../../../ui/notice.tsx'

const beatMs = 10_000

const texts = {
  title: 'Pesan dari panitia',
  more: (time: string) => `Waktumu ditambah ${time}.`,
  minutes: (minutes: number, seconds: number) =>
    [minutes > 0 && `${minutes} menit`, seconds > 0 && `${seconds} detik`].filter(Boolean).join(' '),
  done: 'Mengerti',
}

/** What the staff tells while the sub-test runs: messages, and that there is more time. */
export function Notices({ slug }: { slug: string }) {
  const { state } = useExam()
  const sitting = state.session?.progress
  if (!sitting?.ends_at || state.submission !== null) return null
  return (
    <>
      <MoreTime endsAt={sitting.ends_at} />
      <Messages key={sitting.id} slug={slug} id={sitting.id} />
    </>
  )
}

function MoreTime({ endsAt }: { endsAt: string }) {
  const [known, setKnown] = useState(endsAt)
  const seconds = Math.round((Date.parse(endsAt) - Date.parse(known)) / 1000)
  if (seconds <= 0) return null
  const time = texts.minutes(Math.floor(seconds / 60), seconds % 60)
  return (
    <output>
      <Notice action={<Done onClick={() => setKnown(endsAt)} />}>{texts.more(time)}</Notice>
    </output>
  )
}

function Messages({ slug, id }: { slug: string; id: string }) {
  const messages = useMessages(slug, id)
  const store = `pesan:${id}`
  const [read, setRead] = useState(() => Number(recall('sessionStorage', store)))
  const unread = messages.filter(({ number }) => number > read)
  const last = unread.at(-1)
  if (last === undefined) return null
  const dismiss = () => {
    remember('sessionStorage', store, String(last.number))
    setRead(last.number)
  }
  return (
    <output>
      <Notice title={texts.title} action={<Done onClick={dismiss} />}>
        {unread.map(({ number, text }) => (
          <p key={number} className="whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        ))}
      </Notice>
    </output>
  )
}

function Done({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="secondary" size="table" onClick={onClick}>
      {texts.done}
    </Button>
  )
}

/** Calls the server again and again; whatever is new there, the time is asked for, too. */
function useMessages(slug: string, id: string): ExamMessage[] {
  const { exam } = useExam()
  const [messages, setMessages] = useState<ExamMessage[]>([])
  useEffect(() => {
    const { ask } = askAsOwner(() => exam.getState().user_id)
    const place = { params: { slug, id }, timeoutMs: beatMs }
    let known = 0
    const beat = async () => {
      const unsent = [...exam.getState().rows.values()].filter(isUnsent).length
      const { signals } = await ask(examSignals.beat, { ...place, body: { unsent } })
      if (signals === known) return
      void exam.refresh(0)
      setMessages(await ask(examSignals.messages, place))
      known = signals
    }
    // Whatever fails is tried again with the next call.
    const call = () => void beat().catch(() => {})
    const timer = setInterval(call, beatMs)
    addEventListener('online', call)
    call()
    return () => {
      clearInterval(timer)
      removeEventListener('online', call)
    }
  }, [exam, slug, id])
  return messages
}
