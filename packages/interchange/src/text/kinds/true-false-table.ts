import { nameColumns } from '@gerbang/contract/question/name-parts.ts'
import { joinCells, splitCells } from '../lines.ts'
import { writeParts } from '../marked-parts.ts'
import type { KindText, ReadBlock } from './kind-text.ts'
import { readCredit, readParts, writeCredit } from './options.ts'

interface Column {
  id: string
  label: string
}

const usual = 'proportional'
const COLUMNS = 'kolom'
const COLUMN_IDS = 'id-kolom'

/** A column is marked by its label, or by its id where labels do not tell columns apart. */
function markOf({ id, label }: Column, columns: readonly Column[]): string {
  const labels = columns.map(column => column.label.trim())
  return new Set(labels).size === labels.length && !labels.includes('') ? label.trim() : id
}

function writeColumns(columns: readonly Column[]): [string, string][] {
  const labels = columns.map(({ label }) => label)
  const isUsual = nameColumns(labels).every(({ id }, at) => id === columns[at]?.id)
  return [
    [COLUMNS, joinCells(labels)],
    ...(isUsual ? [] : [[COLUMN_IDS, joinCells(columns.map(({ id }) => id))] satisfies [string, string]]),
  ]
}

function readColumns({ fields, tell }: ReadBlock): Column[] | undefined {
  const field = fields.get(COLUMNS)
  const labels = splitCells(field?.value ?? 'Benar | Salah')
  const ids = splitCells(fields.get(COLUMN_IDS)?.value ?? 'c1 | c2')
  if (labels.length === 2 && ids.length === 2)
    return labels.map((label, at) => ({ id: ids[at] ?? '', label }))
  tell(field?.at ?? 0, 'harus punya dua kolom, misalnya "kolom: Benar | Salah"')
  return undefined
}

function readKey({ body, isUnfinished, tell }: ReadBlock, columns: readonly Column[]) {
  const ids: Record<string, string> = {}
  for (const { mark, id, at } of body.parts) {
    if (mark === '' && isUnfinished) continue
    const column = columns.find(one => markOf(one, columns) === mark)
    if (column) ids[id] = column.id
    else {
      const marks = columns.map(one => `[${markOf(one, columns)}]`).join(' atau ')
      tell(at, `memberi tanda [${mark}]; tanda pernyataannya ${marks}`)
    }
  }
  return Object.keys(ids).length === 0 ? null : ids
}

export const trueFalseTable: KindText<'true_false_table'> = {
  name: 'tabel pernyataan',
  fields: [COLUMNS, COLUMN_IDS, 'nilai'],
  parts: { least: 1, most: 10, word: 'pernyataan' },
  read(block) {
    const columns = readColumns(block)
    if (!columns) return undefined
    const { parts, prompt } = block.body
    const column_ids = readKey(block, columns)
    const credit = readCredit(block, usual)
    return {
      content: { type: 'true_false_table', prompt, columns, statements: readParts(parts), credit },
      key: column_ids && { type: 'true_false_table', column_ids },
    }
  },
  write({ columns, statements, credit }, key) {
    const columnOf = (id: string) => columns.find(column => column.id === key?.column_ids[id])
    return {
      fields: [...writeColumns(columns), ...writeCredit(credit, usual)],
      lines: writeParts(statements, id => {
        const column = columnOf(id)
        return column ? markOf(column, columns) : ''
      }),
      isFinished: statements.every(({ id }) => columnOf(id)),
    }
  },
}
