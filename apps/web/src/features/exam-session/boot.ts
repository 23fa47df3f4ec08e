import { readToken, readUserId } from '../../auth/token.ts'
import { createExam, type Opening } from './exam.ts'
import { createExamApi } from './exam-api.ts'
import { readPosition, storePosition } from './position.ts'
import { openExamStorage } from './storage.ts'
import { claimTabId } from './tab-id.ts'
import type { ExamPlace } from './use-exam.ts'

/** The page before knows more than the address: the start is confirmed, or still to be asked for. */
const openings: Record<string, Opening> = { '#mulai': 'start', '#siap': 'ask' }

/** Begins to load the session before there is anything to draw it with. */
export async function openExamSession(slug: string, sub_test_id: string): Promise<ExamPlace> {
  const owner = readToken() === null ? null : readUserId()
  const exam = createExam({
    sub_test_id,
    api: createExamApi(slug, sub_test_id, () => exam.getState().user_id),
    storage: openExamStorage(),
    client_id: await claimTabId(),
    owner,
    opening: openings[location.hash] ?? 'resume',
    index: readPosition({ user_id: owner, sub_test_id }),
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
  rememberPosition(exam, sub_test_id)
  listenForNetwork(exam)
  void navigator.storage?.persist?.()
  return { exam, slug, sub_test_id }
}

function rememberPosition(exam: ExamPlace['exam'], sub_test_id: string) {
  let stored = exam.getState().index
  exam.subscribe(() => {
    const { user_id, index } = exam.getState()
    if (index === stored) return
    stored = index
    storePosition({ user_id, sub_test_id }, index)
  })
}

/** Once started, a reload resumes; it never starts anything. */
function forgetOpening(exam: ExamPlace['exam']) {
  const stop = exam.subscribe(() => {
    if (!exam.getState().joined) return
    history.replaceState(null, '', location.pathname)
    stop()
  })
}

/** A phone that was asleep or in a tunnel asks at once what time it is and sends what it has. */
function listenForNetwork(exam: ExamPlace['exam']) {
  const refresh = () => {
    if (document.visibilityState === 'visible') void exam.refresh()
  }
  addEventListener('online', refresh)
  addEventListener('pageshow', event => event.persisted && refresh())
  document.addEventListener('visibilitychange', refresh)
}
