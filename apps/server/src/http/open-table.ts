import { readTable, TableError, type TableRow } from '../content/read-table.ts'
import { invalid } from './errors.ts'

/** The rows of an uploaded table; a file that is none, or has more than `most`, is a 422 of its field. */
export async function openTable(file: File, most = Number.POSITIVE_INFINITY): Promise<TableRow[]> {
  try {
    const table = readTable(new Uint8Array(await file.arrayBuffer()))
    if (table.length > most) throw new TableError(`Berkas ini lebih dari ${most} baris. Bagi per kelas.`)
    return table
  } catch (error) {
    throw error instanceof TableError ? invalid({ file: [error.message] }) : error
  }
}
