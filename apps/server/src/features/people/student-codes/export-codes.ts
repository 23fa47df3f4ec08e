import type { CodeCard } from '@gerbang/contract/people/student-codes.ts'
import type { Cell } from '../../../content/sheet-files.ts'
import type { Db } from '../../../db/database.ts'
import { limits } from '../../../limits.ts'
import { type CodeFilter, listCodesAfter } from './codes.queries.ts'

const states: Record<CodeCard['state'], string> = {
  active: 'Aktif',
  used_up: 'Habis',
  expired: 'Lewat masa',
  disabled: 'Nonaktif',
}

const headings = [
  'Kode',
  'Label',
  'Kelas',
  'Program',
  'Sekolah',
  'Try out',
  'Status',
  'Dipakai',
  'Batas pakai',
  'Berlaku sampai (UTC)',
]

function writeRow(card: CodeCard): Cell[] {
  const { code, label, batch, program, school_name, tryouts, state, used_count, max_uses, expires_at } = card
  const titles = tryouts.map(({ title }) => title).join('; ')
  return [
    code,
    label,
    batch,
    program.name,
    school_name,
    titles,
    states[state],
    used_count,
    max_uses,
    expires_at,
  ]
}

/** Row by row, a page at a time and without a connection in between. */
export async function* exportCodes(db: Db, at: Date, filter: CodeFilter): AsyncGenerator<Cell[]> {
  const limit = limits.rowsAtOnce
  let page = await listCodesAfter(db, at, filter, { after: '', limit })
  yield headings
  while (page.length > 0) {
    for (const card of page) yield writeRow(card)
    page = await listCodesAfter(db, at, filter, { after: page.at(-1)?.code ?? '', limit })
  }
}
