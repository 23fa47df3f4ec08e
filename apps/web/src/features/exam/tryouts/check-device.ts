import { complete, settle } from '../../../device/device-database.ts'

const probe = 'gerbang-probe'
/** A paper with pictures takes about 2 MB; ten times that leaves room for the app itself. */
const neededBytes = 20 * 1024 * 1024

/** Writes to IndexedDB for real: private windows of some browsers offer it and then refuse. */
export async function canKeepAnswers(): Promise<boolean> {
  try {
    const opening = indexedDB.open(probe, 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(probe))
    const db = await settle(opening)
    const change = db.transaction(probe, 'readwrite')
    change.objectStore(probe).put('written', 'key')
    await complete(change)
    db.close()
    await settle(indexedDB.deleteDatabase(probe))
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
