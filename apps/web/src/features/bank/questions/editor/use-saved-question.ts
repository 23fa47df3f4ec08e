import { type EditedQuestion, questions } from '@gerbang/contract/bank/questions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, NetworkError } from '../../../../api-error.ts'
import { send } from '../../../../api/send.ts'
import { dropCopy, keepCopy, pickWritten, type Written } from './device-copy.ts'

const pauseMs = 1_000
const retryMs = 5_000

export type SaveState =
  | { name: 'saved'; at: Date | null }
  | { name: 'waiting' }
  | { name: 'saving' }
  /** The server could not be asked; it is asked again. */
  | { name: 'offline' }
  /** It said why not. */
  | { name: 'refused'; message: string }
  /** Somebody else has saved meanwhile. */
  | { name: 'outdated'; message: string }

function describeFailure(error: unknown): SaveState {
  const isPassing = error instanceof NetworkError || (error instanceof ApiError && error.status >= 500)
  if (isPassing) return { name: 'offline' }
  if (!(error instanceof ApiError))
    return { name: 'refused', message: error instanceof Error ? error.message : '' }
  if (error.code === 'outdated') return { name: 'outdated', message: error.message }
  return { name: 'refused', message: Object.values(error.errors).flat()[0] ?? error.message }
}

interface Path {
  qbId: string
  subTesId: string
}

/** One wait at a time. `within` leaves one that is under way as it is: whoever types on and on is sent all the same. */
function useWait(work: () => Promise<void>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  const start = (ms: number) => {
    cancel()
    timer.current = setTimeout(() => {
      timer.current = undefined
      void work()
    }, ms)
  }
  return { cancel, start, within: (ms: number) => timer.current === undefined && start(ms) }
}

/** When the page is put away or gone from. */
function useLeave(work: () => void) {
  const leave = useEffectEvent(work)
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && leave()
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      leave()
    }
  }, [])
}

/** Tells the pages around what is saved now. */
function useShare(path: Path) {
  const cache = useQueryClient()
  return (data: EditedQuestion) => {
    const key = [questions.get.path, { params: { ...path, id: data.id } }]
    cache.setQueryData(key, { message: '', data, meta: undefined })
    void cache.invalidateQueries({ queryKey: [questions.list.path] })
  }
}

/**
 * Keeps what is typed on the device at once and sends it a second later, one request at a time. Only the
 * server's reply makes it saved; one who has not seen the newest overwrites nothing.
 */
export function useSavedQuestion(path: Path, first: EditedQuestion) {
  const share = useShare(path)
  const [server, setServer] = useState(first)
  const [written, setWritten] = useState(() => pickWritten(first))
  const [state, setState] = useState<SaveState>({ name: 'saved', at: null })
  const latest = useRef({ written, revision: first.revision, isSending: false, isDirty: false })
  const wait = useWait(() => save())

  /** Lists and pages around hear of it once nothing is newer: drawing them would stand in the way of typing. */
  const finish = (data: EditedQuestion, sent: Written) => {
    latest.current.revision = data.revision
    setServer(data)
    if (latest.current.written !== sent) return wait.start(pauseMs)
    latest.current.isDirty = false
    dropCopy(data.id)
    setState({ name: 'saved', at: new Date() })
    share(data)
  }

  const fail = (error: unknown) => {
    const failed = describeFailure(error)
    setState(failed)
    if (failed.name === 'offline') wait.start(retryMs)
  }

  async function save() {
    const now = latest.current
    if (now.isSending || !now.isDirty) return
    now.isSending = true
    setState({ name: 'saving' })
    const sent = now.written
    try {
      const body = { ...sent, id: first.id, revision: now.revision }
      const { data } = await send(questions.save, { params: path, body })
      now.isSending = false
      finish(data, sent)
    } catch (error) {
      now.isSending = false
      fail(error)
    }
  }

  const change = (part: Partial<Written>) => {
    const next = { ...latest.current.written, ...part }
    latest.current.written = next
    latest.current.isDirty = true
    setWritten(next)
    keepCopy(first.id, { written: next, revision: latest.current.revision })
    setState(before => (before.name === 'outdated' ? before : { name: 'waiting' }))
    if (state.name !== 'outdated') wait.within(pauseMs)
  }

  /** Goes on from what the server has: with the author's own words on top, or without them. */
  const adopt = (newest: EditedQuestion, own?: Written) => {
    const next = own ?? pickWritten(newest)
    latest.current = {
      ...latest.current,
      written: next,
      revision: newest.revision,
      isDirty: own !== undefined,
    }
    setServer(newest)
    setWritten(next)
    setState(own ? { name: 'waiting' } : { name: 'saved', at: null })
    if (own) wait.start(0)
    else dropCopy(first.id)
  }

  /** What the server has not said yes to: undefined if that is nothing. */
  const findUnsent = () => (latest.current.isDirty ? latest.current.written : undefined)

  const flush = () => {
    wait.cancel()
    return save()
  }
  useLeave(() => void flush())

  return { server, written, state, change, adopt, findUnsent, flush }
}
