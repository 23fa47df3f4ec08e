import { UnreadableFile } from '@gerbang/interchange/model/unreadable-file.ts'
import { zipSync } from 'fflate'
import { serveTasks } from '../../../../serve-tasks.ts'
import { checkContents } from './check-contents.ts'
import { openPackArchive, openPackFolder } from './open-pack.ts'
import type { PackEnding, PackTask } from './read-apart.ts'
import { readPack } from './read-pack.ts'
import { isSealed, openSeal, sealPack } from './seal-pack.ts'

const openSource = (source: PackTask['source']) =>
  typeof source === 'string' ? openPackFolder(source) : openPackArchive(source)

async function read({ source, word }: PackTask): Promise<PackEnding> {
  const sent = await openSource(source)
  const { files, faults } = await openSeal(sent, word)
  if (!files) return { faults }
  const found = readPack(files)
  // The contents of what the product ships are checked before it ships.
  if (!found.pack || found.faults.length > 0 || typeof source === 'string') return found
  const opened = isSealed(sent) ? { opened: zipSync(Object.fromEntries(files)) } : {}
  return { ...found, ...opened, faults: await checkContents(found.pack) }
}

async function seal({ source, word = '' }: PackTask): Promise<PackEnding> {
  const sealed = await sealPack(await openSource(source), word)
  return { sealed: zipSync(Object.fromEntries(sealed)), faults: [] }
}

const acts = { read, seal }

serveTasks(async (task: PackTask): Promise<PackEnding> => {
  try {
    return await acts[task.act](task)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return { faults: [{ file: 'paket.zip', line: 1, message: error.message }] }
  }
})
