import type { ListField } from '@gerbang/contract/people/student-lists.ts'
import { writeWorkbook } from '@gerbang/interchange/xlsx/write-workbook.ts'
import type { Judged } from './judge-list.ts'
import type { ListRow } from './lists.queries.ts'

const heads: [head: string, field: ListField, width: number][] = [
  ['NISN', 'nisn', 14],
  ['Nama', 'name', 32],
  ['Kelas', 'class', 14],
  ['L/P', 'sex', 6],
  ['Tanggal Lahir', 'born', 16],
  ['Email', 'email', 28],
  ['No HP', 'phone', 18],
  ['Nama Pengguna', 'username', 20],
]
const widths = heads.map(([, , width]) => width)
const example = ['0081234567', 'Aisyah Permana', 'XII IPA 1', 'P', '31/12/2008', '', '', '']

/** An Excel cell takes a list of so many letters at most. */
const choicesLength = 250

function fitting(names: readonly string[]): string[] {
  const fit: string[] = []
  for (const name of names) {
    if ([...fit, name].join(',').length > choicesLength) break
    if (!name.includes(',')) fit.push(name)
  }
  return fit
}

/** To be filled in by hand: classes that are there, and L or P, can be chosen. */
export function writeTemplate(classes: readonly string[]): Uint8Array {
  const names = fitting(classes)
  const choices: [number, string[]][] = [
    ...(names.length > 0 ? [[2, names] as [number, string[]]] : []),
    [3, ['L', 'P']],
  ]
  return writeWorkbook([{ name: 'Siswa', rows: [heads.map(([head]) => head), example], widths, choices }])
}

/** Rows that stay out as the file had them, each with why; uploaded again they are read like any list. */
export function writeLeft({ lines, mapping, mended }: ListRow, rows: readonly Judged[]): Uint8Array {
  const cellsOf = new Map(lines)
  const written = rows.map(({ row, notes, state }) => {
    const cells = heads.map(([, field]) => {
      const at = mapping[field]
      return mended[String(row)]?.[field] ?? (typeof at === 'number' ? (cellsOf.get(row)?.[at] ?? '') : '')
    })
    const faults = notes.filter(({ isFault }) => isFault).map(({ message }) => message)
    return [...cells, state === 'left' ? 'Ditinggalkan.' : faults.join(' ')]
  })
  return writeWorkbook([
    {
      name: 'Ditinggalkan',
      rows: [[...heads.map(([head]) => head), 'Sebab'], ...written],
      widths: [...widths, 50],
    },
  ])
}
