import type { Paper } from '@gerbang/contract/progresses.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { AnswerRow, AnswerRows } from './answers.ts'
import type { ExamState } from './exam-state.ts'

/** What a reload without network needs to show the sub-test again. */
export interface SavedSession {
  user_id: string
  sub_test_id: string
  session: NonNullable<ExamState['session']>
  paper: Paper
  /** Server time minus wall time, in milliseconds. */
  clock_offset: number
}

type StoredRow = AnswerRow & { user_id: string; progress_id: string }

interface ExamSchema extends DBSchema {
  answers: { key: [string, string, string]; value: StoredRow }
  sessions: { key: [string, string]; value: SavedSession }
}

export interface ExamStorage {
  findSession(userId: string, subTestId: string): Promise<SavedSession | undefined>
  putSession(saved: SavedSession): Promise<void>
  listAnswers(userId: string, progressId: string): Promise<AnswerRows>
  putAnswers(userId: string, progressId: string, rows: readonly AnswerRow[]): Promise<void>
  /** Forgets a closed sub-test. Answers that the server never took stay. */
  closeSession(saved: Pick<SavedSession, 'user_id' | 'sub_test_id'>, progressId: string): Promise<void>
}

/** Kept apart from every other store of the product: no cache clear, 401 or logout empties it. */
export const databaseName = 'gerbang-exam'

export function openExamStorage(): ExamStorage {
  let opened: Promise<IDBPDatabase<ExamSchema>> | undefined
  const open = () => (opened ??= openDatabase())
  return {
    findSession: async (userId, subTestId) => (await open()).get('sessions', [userId, subTestId]),
    putSession: async saved => void (await (await open()).put('sessions', saved)),
    listAnswers: async (userId, progressId) => {
      const stored = await (await open()).getAll('answers', rangeOf(userId, progressId))
      return new Map(stored.map(row => [row.question_id, toAnswerRow(row)]))
    },
    putAnswers: async (user_id, progress_id, rows) => {
      const change = (await open()).transaction('answers', 'readwrite', { durability: 'strict' })
      const puts = rows.map(row => change.store.put({ ...row, user_id, progress_id }))
      change.commit()
      await Promise.all([...puts, change.done])
    },
    closeSession: async ({ user_id, sub_test_id }, progressId) => {
      const change = (await open()).transaction(['answers', 'sessions'], 'readwrite')
      const answers = change.objectStore('answers')
      const rows = await answers.getAll(rangeOf(user_id, progressId))
      const stored = rows.filter(row => row.saved_seq >= row.seq)
      await Promise.all([
        ...stored.map(row => answers.delete([user_id, progressId, row.question_id])),
        change.objectStore('sessions').delete([user_id, sub_test_id]),
        change.done,
      ])
    },
  }
}

/** Answers of a user, of whatever sub-test, that no server has confirmed yet. */
export async function countUnsent(userId: string): Promise<number> {
  const database = await openDatabase()
  const rows = await database.getAll('answers', IDBKeyRange.bound([userId], [userId, []]))
  database.close()
  return rows.filter(row => row.saved_seq < row.seq).length
}

function openDatabase() {
  return openDB<ExamSchema>(databaseName, 1, {
    upgrade: database => {
      database.createObjectStore('answers', { keyPath: ['user_id', 'progress_id', 'question_id'] })
      database.createObjectStore('sessions', { keyPath: ['user_id', 'sub_test_id'] })
    },
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
}

/** Every key that begins with these two: an array sorts after every string. */
function rangeOf(userId: string, progressId: string) {
  return IDBKeyRange.bound([userId, progressId], [userId, progressId, []])
}

function toAnswerRow({ user_id: _user, progress_id: _progress, ...row }: StoredRow): AnswerRow {
  return row
}
