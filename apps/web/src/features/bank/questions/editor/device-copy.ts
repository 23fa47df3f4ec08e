import type { EditedQuestion } from '@gerbang/contract/bank/questions.ts'
import { readUserId } from '../../../../api/token.ts'
import { settle } from '../../../../device/device-database.ts'

/** What an author writes of a question; the rest is the server's to say. */
export type Written = Pick<
  EditedQuestion,
  'draft' | 'stimulus_id' | 'topic_ids' | 'points' | 'difficulty' | 'lang'
>

export interface DeviceCopy {
  written: Written
  /** What the author had seen when they began to type. */
  revision: number
}

export function pickWritten(question: EditedQuestion): Written {
  const { draft, stimulus_id, topic_ids, points, difficulty, lang } = question
  return { draft, stimulus_id, topic_ids, points, difficulty, lang }
}

/** Apart from the answers of students: no version of the one waits for the other. */
let opened: Promise<IDBDatabase> | undefined

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('gerbang-writing', 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('copies'))
  const database = await settle(request)
  const forget = () => {
    database.close()
    opened = undefined
  }
  for (const name of ['versionchange', 'close']) database.addEventListener(name, forget)
  return database
}

/** In the order in which they are asked for. */
async function begin(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= openDatabase()
  const database = await opened.catch(error => {
    opened = undefined
    throw error
  })
  return database.transaction('copies', mode).objectStore('copies')
}

const keyOf = (id: string) => [readUserId() ?? '', id]
/** A device that keeps nothing stops nobody from writing. */
const ignore = () => undefined

/**
 * At every change: a page that is killed has lost nothing that it showed. Not in localStorage, which browsers hold in
 * memory for seconds before they write it down.
 */
export function keepCopy(id: string, copy: DeviceCopy) {
  begin('readwrite')
    .then(copies => copies.put(copy, keyOf(id)))
    .catch(ignore)
}

export function dropCopy(id: string) {
  begin('readwrite')
    .then(copies => copies.delete(keyOf(id)))
    .catch(ignore)
}

/** Null where there is none, or the server has the same already. */
export async function findCopy(question: EditedQuestion): Promise<DeviceCopy | null> {
  try {
    const copies = await begin('readonly')
    const copy = await settle<DeviceCopy | undefined>(copies.get(keyOf(question.id)))
    if (!copy) return null
    return JSON.stringify(copy.written) === JSON.stringify(pickWritten(question)) ? null : copy
  } catch {
    return null
  }
}
