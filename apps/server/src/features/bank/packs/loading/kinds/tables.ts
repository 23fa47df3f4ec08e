import { universityCatalogue } from '@gerbang/contract/exam/university-catalogue.ts'
import { listUniversityIds } from '../../packs.queries.ts'
import type { PackItemOf } from '../../reading/pack.ts'
import { type KindLoader, type Loading, PackError } from '../loading.ts'

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** The rows of these universities as the table that admins upload. */
function writeTable(items: readonly PackItemOf<'university'>[]): File {
  const rows = items.flatMap(({ data }) => data.rows)
  const heads = Object.keys(rows[0]?.cells ?? {})
  const lines = [heads, ...rows.map(({ cells }) => heads.map(head => cells[head] ?? ''))]
  return new File([lines.map(line => line.map(quote).join(',')).join('\n')], 'universitas.csv')
}

async function importRows(loading: Loading, items: readonly PackItemOf<'university'>[]): Promise<void> {
  const body = { file: writeTable(items), dry_run: false }
  const { data } = await loading.send(universityCatalogue.import, { body })
  const [problem] = data.problems
  if (!problem) return
  const row = items.flatMap(({ data }) => data.rows)[problem.row - 2]
  throw new PackError(`${items[0]?.file} baris ${row?.row ?? problem.row}: ${problem.message}`)
}

/** The table that admins upload has no column for it. */
async function nameWebsite({ send }: Loading, { data }: PackItemOf<'university'>, id: string): Promise<void> {
  const website = data.rows[0]?.cells['situs']
  if (website) await send(universityCatalogue.update, { params: { id }, body: { website } })
}

export const universityLoader: KindLoader<'university'> = {
  create: async (loading, items) => {
    await importRows(loading, items)
    const known = await listUniversityIds(
      loading.trx,
      items.map(({ name }) => name),
    )
    const ids = items.map(({ name }) => known.get(name) ?? '')
    for (const [index, item] of items.entries()) await nameWebsite(loading, item, ids[index] ?? '')
    return ids
  },
  update: async (loading, item, id) => {
    await importRows(loading, [item])
    await nameWebsite(loading, item, id)
  },
  remove: async ({ send }, id) => {
    await send(universityCatalogue.delete, { params: { id } })
  },
}
