import { join } from 'node:path'
import { createFileCrew } from '../../../../content/file-crew.ts'
import { TooHeavyError } from '../../../../crew.ts'
import type { ReadPack } from './read-pack.ts'

/** What is to be read, or to be sealed. */
export interface PackTask {
  act: 'read' | 'seal'
  /** The bytes of a .zip, or the folder of a pack that the product ships. */
  source: Uint8Array | string
  word: string | undefined
}
/** `opened`: the .zip of a pack that was sealed. */
export type PackEnding = ReadPack & { sealed?: Uint8Array; opened?: Uint8Array }

const workApart = createFileCrew<PackTask, PackEnding>(join(import.meta.dirname, 'pack.child.ts'))

/** Reads a pack in a process of its own; a word opens what is sealed. */
export function readApart(source: PackTask['source'], word?: string): Promise<PackEnding> {
  return workApart({ act: 'read', source, word }).catch((error: unknown) => {
    if (!(error instanceof TooHeavyError)) throw error
    const message = 'paket ini terlalu berat untuk dibaca sekaligus; bagi menjadi beberapa paket'
    return { faults: [{ file: 'paket.zip', line: 1, message }] }
  })
}

/** The .zip of a pack without faults, sealed by a word; there, for to seal takes as long as to open. */
export async function sealApart(source: Uint8Array, word: string): Promise<Uint8Array> {
  const { sealed, faults } = await workApart({ act: 'seal', source, word })
  if (!sealed) throw new Error(`A pack cannot be sealed: ${JSON.stringify(faults)}`)
  return sealed
}
