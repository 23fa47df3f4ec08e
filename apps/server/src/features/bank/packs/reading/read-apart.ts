import { join } from 'node:path'
import { createCrew, TooHeavyError } from '../../../../crew.ts'
import { limits } from '../../../../limits.ts'
import type { ReadPack } from './read-pack.ts'

export interface PackTask {
  bytes: Uint8Array
}
export type PackEnding = ReadPack

const workApart = createCrew<PackTask, PackEnding>({
  file: join(import.meta.dirname, 'pack.child.ts'),
  processes: 1,
  waiting: limits.exportsWaiting,
  heapMb: limits.exportHeapMb,
  patience: 'someone_waits',
  taskMs: limits.exportMs,
  idleMs: 0,
})

/** Reads what somebody sent in a process of its own. */
export function readApart(bytes: Uint8Array): Promise<PackEnding> {
  return workApart({ bytes }).catch((error: unknown) => {
    if (!(error instanceof TooHeavyError)) throw error
    const message = 'paket ini terlalu berat untuk dibaca sekaligus; bagi menjadi beberapa paket'
    return { faults: [{ file: 'paket.zip', line: 1, message }] }
  })
}
