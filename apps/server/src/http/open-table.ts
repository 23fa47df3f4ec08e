import { readTablesApart } from '../content/read-tables-apart.ts'
import { nameCells, type Table, TableError, type TableRow } from '../content/read-table.ts'
import { invalid } from './errors.ts'

/** What is made of the tables of an uploaded file; a file that is none is a 422 of its field. */
export async function openTables<T>(file: File, make: (tables: Table[]) => T): Promise<T> {
  try {
    return make(await readTablesApart(new Uint8Array(await file.arrayBuffer())))
  } catch (error) {
    throw error instanceof TableError ? invalid({ file: [error.message] }) : error
  }
}

/** The rows of an uploaded table; one that has more than `most` is refused like one that is none. */
export function openTable(file: File, most = Number.POSITIVE_INFINITY): Promise<TableRow[]> {
  return openTables(file, ([first]) => {
    const table = nameCells(first?.lines ?? [])
    if (table.length > most) throw new TableError(`Berkas ini lebih dari ${most} baris. Bagi per kelas.`)
    return table
  })
}
