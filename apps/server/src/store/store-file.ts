import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Returns once the disk holds what stands under this path: the bytes of a file, or the names in a folder. */
async function syncPath(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Windows opens no folder and keeps names by itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await syncPath(folder, 'r')
}

/** For a file that was written under its name, or got it by a rename. */
export async function syncFile(file: string): Promise<void> {
  // Windows flushes only what is open for writing.
  await syncPath(file, 'r+')
  await syncFolder(dirname(file))
}

/** Writes a file that a reply promises: it outlives a power cut. Makes its folder where there is none. */
export async function storeFile(file: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(file)
  const created = await mkdir(folder, { recursive: true })
  const handle = await open(file, 'w')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  const top = created === undefined ? folder : dirname(created)
  for (let at = folder; at.length >= top.length; at = dirname(at)) {
    await syncFolder(at)
    if (at === dirname(at)) return
  }
}
