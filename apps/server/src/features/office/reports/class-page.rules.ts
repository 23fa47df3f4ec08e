import type { AnswerValue, QuestionContent, QuestionKey } from '@gerbang/contract/question.ts'
import { htmlToPlain } from '@gerbang/interchange/content/html-to-plain.ts'

/** Something wrong that can be chosen, written or believed in one question. */
export interface Misstep {
  id: string
  label: string
}

const labelLength = 90
const cut = (text: string, length = labelLength) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text

const namePart = (parts: readonly { id: string; html: string }[], id: string) =>
  cut(htmlToPlain(parts.find(part => part.id === id)?.html ?? ''))

/** What a wrong answer got wrong, to be counted over a class; nothing where answers are weighed and not wrong. */
export function listMissteps(content: QuestionContent, key: QuestionKey, value: AnswerValue): Misstep[] {
  if (content.type === 'single_choice' && typeof value === 'string')
    return [{ id: value, label: namePart(content.options, value) }]
  if (content.type === 'multiple_choice' && key.type === 'multiple_choice' && Array.isArray(value))
    return value
      .filter(id => !key.option_ids.includes(id))
      .map(id => ({ id, label: namePart(content.options, id) }))
  if (content.type === 'true_false_table' && key.type === 'true_false_table' && isRows(value))
    return content.statements
      .filter(({ id }) => value[id] !== undefined && value[id] !== key.column_ids[id])
      .map(({ id }) => {
        const column = content.columns.find(one => one.id === value[id])
        return { id, label: `${namePart(content.statements, id)} → ${column?.label ?? ''}` }
      })
  if (content.type === 'short_answer' && typeof value === 'string') {
    const id = value.trim().toLowerCase().replace(/\s+/g, ' ')
    return [{ id, label: cut(value.trim()) }]
  }
  return []
}

function isRows(value: AnswerValue): value is Record<string, string> {
  return typeof value === 'object' && !Array.isArray(value)
}

/** The right answer as it is written on a board. */
export function describeRight(content: QuestionContent, key: QuestionKey): string {
  if (content.type === 'single_choice' && key.type === 'single_choice')
    return namePart(content.options, key.option_id)
  if (content.type === 'multiple_choice' && key.type === 'multiple_choice')
    return key.option_ids.map(id => namePart(content.options, id)).join('; ')
  if (content.type === 'true_false_table' && key.type === 'true_false_table')
    return content.statements
      .map(({ id }) => content.columns.find(column => column.id === key.column_ids[id])?.label ?? '')
      .join(', ')
  if (key.type === 'short_answer')
    return key.answer.kind === 'number'
      ? String(key.answer.value).replace('.', ',')
      : (key.answer.accepted[0] ?? '')
  return ''
}

/** One student's answer to one question of the class. */
export interface ClassAnswer {
  user_id: string
  outcome: 'correct' | 'partial' | 'wrong' | 'blank'
  flagged: boolean
  missteps: Misstep[]
}

/** What most of those who were wrong have in common, and who they are. */
export function findTrap(answers: readonly ClassAnswer[]) {
  const byStep = Map.groupBy(
    answers.flatMap(answer => answer.missteps.map(step => ({ ...step, answer }))),
    ({ id }) => id,
  )
  const [most] = [...byStep.values()].toSorted((a, b) => b.length - a.length)
  const trapped = (most ?? []).map(({ answer }) => answer)
  return {
    label: most?.[0]?.label ?? '',
    user_ids: trapped.map(({ user_id }) => user_id),
    sure: trapped.filter(({ flagged }) => !flagged).length,
    correct: answers.filter(({ outcome }) => outcome === 'correct').length,
  }
}
export type Trap = ReturnType<typeof findTrap>

const discussedAtOnce = 5
/** One student in a trap is no misconception of a class. */
const leastTrapped = 2

/** Most students who were sure and wrong come first: they do not know that there is something to ask. */
export function chooseDiscussed<T extends { trap: Trap }>(questions: readonly T[]): T[] {
  return questions
    .filter(({ trap }) => trap.user_ids.length >= leastTrapped)
    .toSorted((a, b) => b.trap.sure - a.trap.sure || b.trap.user_ids.length - a.trap.user_ids.length)
    .slice(0, discussedAtOnce)
}

/** Each student stands in the group of the first question that trapped them; whom none did can help. */
export function groupStudents<S extends { user_id: string }>(
  students: readonly S[],
  discussed: readonly { question_id: string; trap: Trap }[],
): { question_id: string | null; students: S[] }[] {
  const placed = Map.groupBy(
    students,
    ({ user_id }) => discussed.find(({ trap }) => trap.user_ids.includes(user_id))?.question_id ?? null,
  )
  return [...discussed.map(({ question_id }) => question_id), null].flatMap(question_id => {
    const group = placed.get(question_id) ?? []
    return group.length > 0 ? [{ question_id, students: group }] : []
  })
}

const whyLength = 240

/** How an explanation begins, in whole sentences where that fits. */
export function beginExplanation(html: string): string {
  const text = htmlToPlain(html)
  if (text.length <= whyLength) return text
  const end = text.slice(0, whyLength).lastIndexOf('. ')
  return end > whyLength / 3 ? text.slice(0, end + 1) : cut(text, whyLength)
}
