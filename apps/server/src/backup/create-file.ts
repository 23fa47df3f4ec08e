import { open } from 'node:fs/promises'

/** All of a backup at once would keep the disk from those who save answers for as long as it takes. */
const bytesPerSync = 2 * 1024 * 1024

/**
 * The last step of a pipeline: a file that goes to the disk in small parts while it is written. Refuses one that exists
 * (`EEXIST`). Only its owner may read it: it holds what people entrusted to the school.
 */
export const createFile = (file: string) => async (source: AsyncIterable<Uint8Array>) => {
  await using handle = await open(file, 'wx', 0o600)
  let unsynced = 0
  for await (const bytes of source) {
    await handle.appendFile(bytes)
    unsynced += bytes.length
    if (unsynced < bytesPerSync) continue
    await handle.datasync()
    unsynced = 0
  }
  await handle.sync()
}
