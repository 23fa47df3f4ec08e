import { readToken, readUserId } from '../api/token.ts'
import { createExam, type Exam } from './exam.ts'
import type { Opening } from './exam-state.ts'
import { readPosition, storePosition } from './position.ts'
import type { ExamApi, Sitting, Submitted } from './sitting.ts'
import { openExamStorage } from './keep/storage.ts'
import { storeTrace, takeTrace } from './keep/trace-copy.ts'
import { claimTabId, makeId, rememberTabId } from './keep/tab-id.ts'
import { createTracer, type Tracer } from './tracer.ts'

/** The page before knows more than the address: the start is confirmed, or still to be asked for. */
const openings: Record<string, Opening> = { '#mulai': 'start', '#siap': 'ask' }

/**
 * Begins to load what is to be answered before there is anything to draw it with. `placeId` is what the address names
 * and no two kinds of session share. `createApi` is told who the student is once that is known.
 */
export async function openExam<S extends Sitting, R extends Submitted>(
  placeId: string,
  createApi: (readOwner: () => string | null) => ExamApi<S, R>,
): Promise<Exam<S, R>> {
  const owner = readToken() === null ? null : readUserId()
  const client_id = await claimTabId(placeId)
  const tracer = createTracer(makeId(), () => performance.now())
  const exam: Exam<S, R> = createExam<S, R>({
    tracer,
    place_id: placeId,
    api: createApi(() => exam.getState().user_id),
    storage: openExamStorage(location.pathname),
    client_id,
    owner,
    opening: openings[location.hash] ?? 'resume',
    index: readPosition({ user_id: owner, place_id: placeId }),
    now: () => performance.now(),
    wallNow: () => Date.now(),
    random: Math.random,
    schedule: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
  void exam.restore().then(() => exam.wake())
  forgetOpening(exam)
  rememberPosition(exam, placeId)
  listenForNetwork(exam)
  listenToTabs(exam, placeId, client_id)
  watchPage(exam, tracer)
  keepTrace(exam, tracer)
  void navigator.storage?.persist?.()
  return exam
}

function rememberPosition(exam: Exam, place_id: string) {
  let stored = exam.getState().index
  exam.subscribe(() => {
    const { user_id, index } = exam.getState()
    if (index === stored) return
    stored = index
    storePosition({ user_id, place_id }, index)
  })
}

/** Once started, a reload resumes; it never starts anything. */
function forgetOpening(exam: Exam) {
  const stop = exam.subscribe(() => {
    if (!exam.getState().joined) return
    history.replaceState(null, '', location.pathname)
    stop()
  })
}

/** A tab that begins or takes over tells the others of this browser: they ask the server whose turn it is. */
function listenToTabs(exam: Exam, placeId: string, clientId: string) {
  const channel = new BroadcastChannel(`gerbang ${placeId}`)
  let lease: string | undefined
  exam.subscribe(() => {
    const { joined, session } = exam.getState()
    if (!joined || session === null || session.progress.lease === lease) return
    lease = session.progress.lease
    rememberTabId(placeId, clientId)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none, only a window
    channel.postMessage(null)
  })
  channel.addEventListener('message', () => void exam.refresh(0))
}

/** What a reader of the answers may want to know later: when the page was out of sight or without a network. */
function watchPage(exam: Exam, tracer: Tracer) {
  document.addEventListener('visibilitychange', () => {
    const isVisible = document.visibilityState === 'visible'
    tracer.setVisible(isVisible)
    exam.note(isVisible ? 'focus' : 'blur')
  })
  for (const kind of ['offline', 'online'] as const) addEventListener(kind, () => exam.note(kind))
}

/** Time that was measured outlives the page: a reload goes on with it. */
function keepTrace(exam: Exam, tracer: Tracer) {
  let progressId: string | undefined
  const stop = exam.subscribe(() => {
    progressId = exam.getState().session?.progress.id
    if (progressId === undefined) return
    const kept = takeTrace(progressId)
    if (kept) tracer.adopt(kept)
    stop()
  })
  addEventListener('pagehide', () => {
    if (progressId !== undefined) storeTrace(progressId, tracer.keep())
  })
}

/** A phone that was asleep or in a tunnel asks at once what time it is and sends what it has. */
function listenForNetwork(exam: Exam) {
  const refresh = () => {
    if (document.visibilityState === 'visible') void exam.refresh()
  }
  addEventListener('online', refresh)
  addEventListener('pageshow', event => event.persisted && refresh())
  document.addEventListener('visibilitychange', refresh)
}
