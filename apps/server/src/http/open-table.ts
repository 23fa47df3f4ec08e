import { readLinesApart } from '../content/read-lines-apart.ts'
import { type Lines, nameCells, TableError, type TableRow } from '../content/read-table.ts'
import { invalid } from './errors.ts'

/** What is made of the lines of an uploaded table; a file that is none is a 422 of its field. */
export async function openLines<T>(file: File, make: (lines: Lines) => T): Promise<T> {
  try {
    return make(await readLinesApart(new Uint8Array(await file.arrayBuffer())))
  } catch (error) {
    throw error instanceof TableError ? invalid({ file: [error.message] }) : error
  }
}

/** The rows of an uploaded table; one that has more than `most` is refused like one that is none. */
export function openTable(file: File, most = Number.POSITIVE_INFINITY): Promise<TableRow[]> {
  return openLines(file, lines => {
    const table = nameCells(lines)
    if (table.length > most) throw new TableError(`Berkas ini lebih dari ${most} baris. Bagi per kelas.`)
    return table
  })
}
