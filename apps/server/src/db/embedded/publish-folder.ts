import { mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { errorCode } from './embedded-postgres-error.ts'

const ABANDONED_AFTER_MS = 60 * 60 * 1000

/** What is left of a start that was killed; a younger draft may belong to a start that runs right now. */
async function removeAbandonedDrafts(target: string): Promise<void> {
  const parent = dirname(target)
  const drafts = (await readdir(parent)).filter(name => name.startsWith(`${basename(target)}.new-`))
  for (const draft of drafts.map(name => join(parent, name))) {
    const { mtimeMs } = await stat(draft)
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(draft, { recursive: true, force: true })
  }
}

/** A rename survives a power cut only once its folder is synced; Windows cannot open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  await using handle = await open(folder)
  await handle.sync()
}

const TAKEN = new Set(['EEXIST', 'ENOTEMPTY', 'EPERM'])

/** Makes a folder that is seen complete or not at all. Of two that run at once the first wins, the other's is dropped. */
export async function publishFolder(target: string, fill: (draft: string) => Promise<void>): Promise<void> {
  await removeAbandonedDrafts(target)
  const draft = await mkdtemp(`${target}.new-`)
  try {
    await fill(draft)
    await rename(draft, target).catch((error: unknown) => {
      if (!TAKEN.has(errorCode(error) ?? '')) throw error
    })
    await syncFolder(dirname(target))
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
