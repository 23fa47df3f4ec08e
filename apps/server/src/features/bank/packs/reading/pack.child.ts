import { UnreadableFile } from '@gerbang/interchange/model/unreadable-file.ts'
import { serveTasks } from '../../../../serve-tasks.ts'
import { checkContents } from './check-contents.ts'
import { openPackArchive } from './open-pack.ts'
import type { PackEnding, PackTask } from './read-apart.ts'
import { readPack } from './read-pack.ts'

serveTasks(async ({ bytes }: PackTask): Promise<PackEnding> => {
  try {
    const read = readPack(openPackArchive(bytes))
    return read.pack && read.faults.length === 0 ? { ...read, faults: await checkContents(read.pack) } : read
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return { faults: [{ file: 'paket.zip', line: 1, message: error.message }] }
  }
})
