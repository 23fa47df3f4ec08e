import { limits } from '../../limits.ts'

/** What the rules say of one student's attempt, without a database: times in ms since the start, all else by index. */
export interface Rules {
  mode: 'blocking' | 'free'
  sub_tests: number
  questions: number
  duration: number
  closes_at: number | null
  extra: number
  choices_min: number
}

export type Tab = 'A' | 'B'

export interface GivenAnswer {
  question: number
  value: 'right' | 'wrong' | null
  flagged: boolean
  seq: number
}

/** One sub-test that was started. */
export interface Sheet {
  sub_test: number
  ends_at: number
  holder: Tab
  answers: GivenAnswer[]
  late: GivenAnswer[]
  closed: { by: 'student' | 'time'; at: number } | null
}

export interface Life {
  rules: Rules
  now: number
  status: 'none' | 'enrolled' | 'in_progress' | 'scored'
  has_chosen: boolean
  sheets: Sheet[]
  finished_at: number | null
}

export const beginLife = (rules: Rules): Life => ({
  rules,
  now: 0,
  status: 'none',
  has_chosen: false,
  sheets: [],
  finished_at: null,
})

export const isOpen = ({ rules, now }: Life) => rules.closes_at === null || now < rules.closes_at
export const findRunning = ({ sheets }: Life) => sheets.find(sheet => sheet.closed === null)
export const isInTime = ({ now }: Life, { ends_at }: Sheet) => now <= ends_at + limits.answerGraceMs

export function replaceSheet(life: Life, sheet: Sheet): Life {
  const sheets = life.sheets.map(other => (other.sub_test === sheet.sub_test ? sheet : other))
  return { ...life, sheets }
}

/** Closed sub-tests end an attempt when none is left. */
export function closeSheet(life: Life, sheet: Sheet, by: 'student' | 'time'): Life {
  const at = by === 'time' ? sheet.ends_at : life.now
  const closed = replaceSheet(life, { ...sheet, closed: { by, at } })
  const isOver = closed.sheets.filter(other => other.closed).length === life.rules.sub_tests
  return isOver ? { ...closed, status: 'scored', finished_at: at } : closed
}

/** Whoever looks at an attempt closes what has run out. */
export function closeExpired(life: Life): Life {
  const sheet = findRunning(life)
  return sheet && !isInTime(life, sheet) ? closeSheet(life, sheet, 'time') : life
}

/** Per question the highest seq; of equal ones the first. */
export function mergeAnswers(stored: GivenAnswer[], sent: GivenAnswer[]): GivenAnswer[] {
  const newest = new Map(stored.map(answer => [answer.question, answer]))
  for (const answer of sent)
    if (answer.seq > (newest.get(answer.question)?.seq ?? 0)) newest.set(answer.question, answer)
  return [...newest.values()].toSorted((a, b) => a.question - b.question)
}

function isHeld({ answers }: Sheet, sent: GivenAnswer): boolean {
  const own = answers.find(answer => answer.question === sent.question)
  if (!own || own.seq !== sent.seq) return own !== undefined && own.seq > sent.seq
  return own.value === sent.value && own.flagged === sent.flagged
}

/** Answers for a sub-test that is over: those that it does not hold are kept aside. */
export function keepLate(life: Life, sheet: Sheet, tab: Tab, sent: GivenAnswer[]) {
  const late = sent.filter(answer => tab !== sheet.holder || !isHeld(sheet, answer))
  return { late, life: replaceSheet(life, { ...sheet, late: mergeAnswers(sheet.late, late) }) }
}

export function stateOf(life: Life, subTest: number): 'running' | 'closed' | 'locked' | 'ready' {
  const own = life.sheets.find(sheet => sheet.sub_test === subTest)
  if (own) return own.closed ? 'closed' : 'running'
  if (findRunning(life)) return 'locked'
  const closed = new Set(life.sheets.map(sheet => sheet.sub_test))
  const earlier = Array.from({ length: subTest }, (_, index) => index)
  return life.rules.mode === 'free' || earlier.every(index => closed.has(index)) ? 'ready' : 'locked'
}

/** The marks of a sub-test: one question, one point. */
export function markSheet({ rules, sheets }: Life, subTest: number) {
  const answers = sheets.find(sheet => sheet.sub_test === subTest)?.answers ?? []
  const count = (value: GivenAnswer['value']) => answers.filter(answer => answer.value === value).length
  const [correct, wrong] = [count('right'), count('wrong')]
  return { sub_test: subTest, correct, wrong, blank: rules.questions - correct - wrong, raw: correct }
}
