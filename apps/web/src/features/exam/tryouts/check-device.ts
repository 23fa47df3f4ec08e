import { deleteDB, openDB } from 'idb'

const probe = 'gerbang-probe'
/** A paper with pictures takes about 2 MB; ten times that leaves room for the app itself. */
const neededBytes = 20 * 1024 * 1024

/** Writes to IndexedDB for real: private windows of some browsers offer it and then refuse. */
export async function canKeepAnswers(): Promise<boolean> {
  try {
    const db = await openDB(probe, 1, { upgrade: db => void db.createObjectStore(probe) })
    await db.put(probe, 'written', 'key')
    db.close()
    await deleteDB(probe)
    return true
  } catch {
    return false
  }
}

/** True as well where the browser will not tell. */
export async function hasSpace(): Promise<boolean> {
  try {
    const { quota, usage } = await navigator.storage.estimate()
    return quota === undefined || usage === undefined || quota - usage > neededBytes
  } catch {
    return true
  }
}
