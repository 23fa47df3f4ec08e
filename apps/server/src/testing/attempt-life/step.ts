import { limits } from '../../limits.ts'
import {
  closeExpired,
  closeSheet,
  findRunning,
  type GivenAnswer,
  isInTime,
  isOpen,
  keepLate,
  type Life,
  mergeAnswers,
  replaceSheet,
  type Sheet,
  stateOf,
  type Tab,
} from './life.ts'

/** An answer as a browser may send it; `misfit` is none to its question, `foreign` one to another sub-test. */
export interface SentAnswer extends Omit<GivenAnswer, 'value'> {
  value: GivenAnswer['value'] | 'misfit' | 'foreign'
}

export type Action =
  | { do: 'enrol' | 'choose' | 'sweep' | 'look_at_list' | 'look_at_result' }
  | { do: 'look_at_paper'; sub_test: number }
  | { do: 'start'; sub_test: number; tab: Tab; take_over: boolean; resume_only: boolean }
  | { do: 'save' | 'submit'; sub_test: number; tab: Tab; answers: SentAnswer[] }
  | { do: 'wait'; until: number }

/** What a reply must say; `said` is its status and code. */
export interface Reply {
  said: string
  refused?: number[]
  answers?: GivenAnswer[]
  is_finished?: boolean
}
export interface Outcome {
  life: Life
  reply: Reply
}

const tell = (life: Life, said: string, more: Omit<Reply, 'said'> = {}): Outcome => ({
  life,
  reply: { said, ...more },
})

const isFitting = (answer: SentAnswer): answer is GivenAnswer =>
  answer.value !== 'misfit' && answer.value !== 'foreign'
const questionsOf = (answers: SentAnswer[]) => answers.map(answer => answer.question)

function enrol(life: Life): Outcome {
  if (!isOpen(life)) return tell(life, '409 closed')
  if (life.status === 'scored') return tell(life, '409 attempts_used')
  return tell(life.status === 'none' ? { ...life, status: 'enrolled' } : life, '200')
}

function choose(life: Life): Outcome {
  if (life.status === 'none') return tell(life, '404 not_found')
  return life.status === 'enrolled'
    ? tell({ ...life, has_chosen: true }, '200')
    : tell(life, '409 choices_frozen')
}

function resume(life: Life, sheet: Sheet, { tab, take_over }: Extract<Action, { do: 'start' }>): Outcome {
  if (sheet.closed) return tell(life, '409 closed')
  const { answers } = sheet
  if (sheet.holder === tab) return tell(life, '200', { answers })
  return take_over
    ? tell(replaceSheet(life, { ...sheet, holder: tab }), '200', { answers })
    : tell(life, '409 in_use')
}

function start(before: Life, action: Extract<Action, { do: 'start' }>): Outcome {
  if (before.status === 'none') return tell(before, '404 not_found')
  const life = closeExpired(before)
  const { rules, now, sheets } = life
  const own = sheets.find(sheet => sheet.sub_test === action.sub_test)
  if (own) return resume(life, own, action)
  if (life.status === 'scored' || !isOpen(life)) return tell(life, '409 closed')
  if (life.status === 'enrolled' && rules.choices_min > 0 && !life.has_chosen)
    return tell(life, '409 choices_needed')
  if (stateOf(life, action.sub_test) === 'locked') return tell(life, '409 locked')
  if (action.resume_only) return tell(life, '409 not_started')
  const extra = rules.duration * (rules.extra - 1)
  const full = now + rules.duration + extra
  const ends_at = rules.closes_at === null ? full : Math.min(full, rules.closes_at + extra)
  const sheet = { ends_at, holder: action.tab, answers: [], late: [], closed: null }
  const begun = { ...life, status: 'in_progress' as const }
  return tell({ ...begun, sheets: [...sheets, { ...sheet, sub_test: action.sub_test }] }, '200', {
    answers: [],
  })
}

type Sending = Extract<Action, { do: 'save' | 'submit' }>

function save(life: Life, sheet: Sheet, { tab, answers }: Sending): Outcome {
  const fitting = answers.filter(isFitting)
  const refused = questionsOf(answers.filter(answer => !isFitting(answer)))
  if (fitting.length === 0 && refused.length > 0) return tell(life, '422 validation')
  if (sheet.closed || !isInTime(life, sheet)) {
    const kept = keepLate(life, sheet, tab, fitting)
    const isReplay = fitting.length > 0 && kept.late.length === 0
    const over = sheet.closed ? kept.life : closeExpired(kept.life)
    return isReplay ? tell(over, '200', { refused }) : tell(over, '409 closed')
  }
  if (sheet.holder !== tab) return tell(life, '409 taken_over')
  const stored = { ...sheet, answers: mergeAnswers(sheet.answers, fitting) }
  return tell(replaceSheet(life, stored), '200', { refused })
}

function submit(life: Life, sheet: Sheet, { tab, answers }: Sending): Outcome {
  const fitting = answers.filter(isFitting)
  const refused = questionsOf(answers.filter(answer => !isFitting(answer)))
  if (sheet.closed || !isInTime(life, sheet)) {
    const kept = keepLate(life, sheet, tab, fitting)
    const over = sheet.closed ? kept.life : closeExpired(kept.life)
    const is_finished = over.status === 'scored'
    return tell(over, '200', { is_finished, refused: [...refused, ...questionsOf(kept.late)] })
  }
  if (sheet.holder !== tab) return tell(life, '409 taken_over')
  const stored = { ...sheet, answers: mergeAnswers(sheet.answers, fitting) }
  const over = closeSheet(life, stored, 'student')
  return tell(over, '200', { is_finished: over.status === 'scored', refused })
}

const listClosings = ({ sheets }: Life) => sheets.flatMap(({ closed }) => closed?.at ?? [])

function sweep(before: Life): Outcome {
  const due = before.now - limits.answerGraceMs - limits.sweepDelayMs
  const running = findRunning(before)
  const life = running && running.ends_at < due ? closeSheet(before, running, 'time') : before
  const { closes_at } = life.rules
  const isAbandoned = life.status === 'in_progress' && closes_at !== null && closes_at < due
  return isAbandoned && !findRunning(life)
    ? tell({ ...life, status: 'scored', finished_at: Math.max(closes_at, ...listClosings(life)) }, 'done')
    : tell(life, 'done')
}

function lookAtPaper(before: Life, subTest: number): Outcome {
  if (before.status === 'none') return tell(before, '404 not_found')
  const life = closeExpired(before)
  const state = stateOf(life, subTest)
  if (state === 'running') return tell(life, '200')
  return tell(life, state === 'closed' ? '409 closed' : '409 not_started')
}

function lookAtResult(before: Life): Outcome {
  const life = closeExpired(before)
  return tell(life, life.status === 'scored' ? '200' : '409 unfinished')
}

const lookAtList = (life: Life) =>
  life.status === 'none' ? tell(life, '404 not_found') : tell(closeExpired(life), '200')

/** What the rules make of an action. */
export function step(life: Life, action: Action): Outcome {
  switch (action.do) {
    case 'enrol':
      return enrol(life)
    case 'choose':
      return choose(life)
    case 'start':
      return start(life, action)
    case 'sweep':
      return sweep(life)
    case 'wait':
      return tell({ ...life, now: action.until }, 'done')
    case 'look_at_list':
      return lookAtList(life)
    case 'look_at_paper':
      return lookAtPaper(life, action.sub_test)
    case 'look_at_result':
      return lookAtResult(life)
    default: {
      const sheet = life.sheets.find(own => own.sub_test === action.sub_test)
      if (!sheet) throw new Error('A sub-test that was not started has nothing to save')
      return action.do === 'save' ? save(life, sheet, action) : submit(life, sheet, action)
    }
  }
}
