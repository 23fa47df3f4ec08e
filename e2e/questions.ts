import type { AnswerValue, QuestionContent } from '@gerbang/contract/question.ts'
import { readContent } from '@gerbang/contract/question-format.ts'
import type { Locator, Page } from '@playwright/test'
import type { Database } from '../apps/server/src/db/database.ts'
import type { Person } from './people.ts'

/** The question on the screen, or behind its passage; the next one may be drawn already, out of sight. */
export const shownArticle = 'article:not([data-ahead] *)'

export interface Question {
  id: string
  stimulus_id: string | null
  content: QuestionContent
}

interface Answer {
  value: AnswerValue | null
  flagged: boolean
}

/** What a student did on the screen, by question. */
export type Sheet = Map<string, Answer>

export async function listQuestions(db: Database, subTestId: string): Promise<Question[]> {
  const rows = await db
    .selectFrom('paper_items')
    .select(['question_id as id', 'stimulus_id', 'content'])
    .where('sub_test_id', '=', subTestId)
    .orderBy('position')
    .execute()
  return rows.map(row => ({ ...row, content: readContent(row.content) }))
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The words of HTML without tags and spaces, as `textContent` without spaces has them. */
export function readWords(html: string): string {
  const text = html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|amp);/g, found => entities[found] ?? '')
  return text.replaceAll(/\s/g, '')
}

/** What on a screen tells parts apart is their words: places differ from student to student, ids are not shown. */
export function findByWords<T extends { html: string }>(parts: readonly T[], shown: string | null): T {
  const words = (shown ?? '').replaceAll(/\s/g, '')
  const found = parts.find(part => readWords(part.html) === words)
  if (!found) throw new Error(`Nothing in the database reads “${shown}”`)
  return found
}

/** The order in which options of a multiple choice were chosen means nothing. */
export const sortChosen = <T>(value: T) => (Array.isArray(value) ? value.toSorted() : value)

function sortSheet(answers: Iterable<readonly [string, Answer]>) {
  const sorted = [...answers].map(([id, { value, flagged }]) => [id, { value: sortChosen(value), flagged }])
  return Object.fromEntries(sorted) as Record<string, Answer>
}

export function describeSheet(sheet: Sheet): Record<string, Answer> {
  return sortSheet(sheet)
}

/** Everything that the server has stored for a student, in the form of `describeSheet`. */
export async function readStored(db: Database, student: Pick<Person, 'id'>): Promise<Record<string, Answer>> {
  const rows = await db
    .selectFrom('answers as a')
    .innerJoin('progresses as p', join =>
      join.onRef('p.bucket', '=', 'a.bucket').onRef('p.id', '=', 'a.progress_id'),
    )
    .select(['a.question_id', 'a.value', 'a.flagged'])
    .where('p.user_id', '=', student.id)
    .execute()
  return sortSheet(rows.map(({ question_id, value, flagged }) => [question_id, { value, flagged }]))
}

/** Where an answer is typed. */
export const findField = (page: Page): Locator => page.locator(shownArticle).getByLabel('Jawabanmu')
