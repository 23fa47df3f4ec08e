import { complete, settle } from '../../device/device-database.ts'
import { type AnswerRow, type AnswerRows, isUnsent } from '../answers.ts'
import type { ExamState } from '../exam-state.ts'
import type { ExamPaper, Sitting } from '../sitting.ts'

/** What a reload without network needs to show the questions again. */
export interface SavedSession<S extends Sitting = Sitting> {
  user_id: string
  /** What the address names: a sub-test, a quiz. */
  place_id: string
  session: NonNullable<ExamState<S>['session']>
  paper: ExamPaper
  /** Server time minus wall time, in milliseconds. */
  clock_offset: number
}

type StoredRow = AnswerRow & { user_id: string; progress_id: string }

export interface ExamStorage<S extends Sitting = Sitting> {
  findSession(userId: string, placeId: string): Promise<SavedSession<S> | undefined>
  putSession(saved: SavedSession<S>): Promise<void>
  listAnswers(userId: string, progressId: string): Promise<AnswerRows>
  putAnswers(userId: string, progressId: string, rows: readonly AnswerRow[]): Promise<void>
  /** Forgets what is closed. Answers that the server never took stay. */
  closeSession(saved: Pick<SavedSession, 'user_id' | 'place_id'>, progressId: string): Promise<void>
}

/** Kept apart from every other store of the product: no cache clear, 401 or logout empties it. */
export const databaseName = 'gerbang-exam'

/** `path`: the page's own address, under which what is kept can be opened again. */
export function openExamStorage<S extends Sitting>(path = ''): ExamStorage<S> {
  let opened: Promise<IDBDatabase> | undefined
  const open = () => (opened ??= openDatabase())
  return {
    findSession: async (userId, placeId) => {
      const { sessions } = begin(await open(), 'readonly')
      return settle<SavedSession<S> | undefined>(sessions.get([userId, placeId]))
    },
    putSession: async saved => {
      const { sessions, done } = begin(await open(), 'readwrite')
      sessions.put({ ...saved, path })
      await done()
    },
    listAnswers: async (userId, progressId) => {
      const { answers } = begin(await open(), 'readonly')
      const stored = await settle<StoredRow[]>(answers.getAll(rangeOf(userId, progressId)))
      return new Map(stored.map(row => [row.question_id, toAnswerRow(row)]))
    },
    putAnswers: async (user_id, progress_id, rows) => {
      const { answers, done } = begin(await open(), 'readwrite')
      for (const row of rows) answers.put({ ...row, user_id, progress_id })
      await done()
    },
    closeSession: async ({ user_id, place_id }, progressId) => {
      const { answers, sessions, done } = begin(await open(), 'readwrite')
      sessions.delete([user_id, place_id])
      const rows = await settle<StoredRow[]>(answers.getAll(rangeOf(user_id, progressId)))
      for (const { question_id, seq, saved_seq } of rows) {
        if (saved_seq >= seq) answers.delete([user_id, progressId, question_id])
      }
      await done()
    },
  }
}

/** Answers of a user, wherever given, that no server has confirmed yet. */
export async function countUnsent(userId: string): Promise<number> {
  const database = await openDatabase()
  const { answers } = begin(database, 'readonly')
  const rows = await settle<StoredRow[]>(answers.getAll(IDBKeyRange.bound([userId], [userId, []])))
  database.close()
  return rows.filter(isUnsent).length
}

/** What lies on this device to be gone on with. */
export interface KeptSession {
  path: string
  title: string
  /** By the wall clock of this device, in milliseconds; null where no clock runs. */
  ends: number | null
}

/** The sessions that a user has open on this device. */
export async function listKept(userId: string): Promise<KeptSession[]> {
  const database = await openDatabase()
  const { sessions } = begin(database, 'readonly')
  const range = IDBKeyRange.bound([userId], [userId, []])
  const rows = await settle<(SavedSession & { path?: string })[]>(sessions.getAll(range))
  database.close()
  return rows.flatMap(({ path, session: { progress }, clock_offset }) => {
    const ends = progress.ends_at === null ? null : Date.parse(progress.ends_at) - clock_offset
    return path ? [{ path, title: progress.title, ends }] : []
  })
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 2)
  request.addEventListener('upgradeneeded', ({ oldVersion }) => {
    if (oldVersion < 1)
      request.result.createObjectStore('answers', { keyPath: ['user_id', 'progress_id', 'question_id'] })
    // Copies for a reload may go; answers may not.
    else request.result.deleteObjectStore('sessions')
    request.result.createObjectStore('sessions', { keyPath: ['user_id', 'place_id'] })
  })
  const database = await settle(request)
  database.addEventListener('versionchange', () => database.close())
  return database
}

/** `done` means on the disk, not in a buffer: `strict` where the browser knows the difference. */
function begin(database: IDBDatabase, mode: IDBTransactionMode) {
  const change = database.transaction(['answers', 'sessions'], mode, { durability: 'strict' })
  const done = () => complete(change)
  return { answers: change.objectStore('answers'), sessions: change.objectStore('sessions'), done }
}

/** Every key that begins with these two: an array sorts after every string. */
function rangeOf(userId: string, progressId: string) {
  return IDBKeyRange.bound([userId, progressId], [userId, progressId, []])
}

function toAnswerRow({ user_id: _user, progress_id: _progress, ...row }: StoredRow): AnswerRow {
  return row
}
