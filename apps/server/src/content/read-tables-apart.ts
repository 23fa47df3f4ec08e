import { join } from 'node:path'
import { createCrew, TooHeavyError } from '../crew.ts'
import { limits } from '../limits.ts'
import { readTables, type Table, TableError } from './read-table.ts'

export interface TableTask {
  bytes: Uint8Array
}
export type TableEnding = { tables: Table[] } | { refusal: string }

const readApart = createCrew<TableTask, TableEnding>({
  file: join(import.meta.dirname, 'table.child.ts'),
  processes: 1,
  waiting: limits.tablesWaiting,
  heapMb: limits.tablesHeapMb,
  patience: 'someone_waits',
  taskMs: limits.tablesMs,
  // A large table leaves much memory behind.
  get idleMs() {
    return limits.heavyIdleMs
  },
})

/** The tables of a file. Those of a large one are read in a process of its own, so that no save waits behind it. */
export async function readTablesApart(bytes: Uint8Array): Promise<Table[]> {
  if (bytes.byteLength < limits.smallTableBytes) return readTables(bytes)
  try {
    const ending = await readApart({ bytes })
    if ('refusal' in ending) throw new TableError(ending.refusal)
    return ending.tables
  } catch (error) {
    if (!(error instanceof TooHeavyError)) throw error
    throw new TableError(
      'Tabel ini terlalu besar untuk dibaca. Bagi menjadi beberapa file, lalu unggah lagi.',
    )
  }
}
