import type { Body } from '@gerbang/contract/call.ts'
import { universityCatalogue } from '@gerbang/contract/exam/university-catalogue.ts'
import { findFreeSlug, writeSlug } from '../../../content/write-slug.ts'
import type { Db } from '../../../db/database.ts'
import { isDuplicate } from '../../../http/database-faults.ts'
import { conflict, invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { keepPicture } from '../../../http/keep-picture.ts'
import { openTable } from '../../../http/open-table.ts'
import type { Act } from '../../../http/recording.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import {
  deleteUniversity,
  deleteMajors,
  findListed,
  insertUniversity,
  isChosen,
  isProvince,
  listCatalogue,
  listMajorIds,
  listTakenSlugs,
  updateUniversity,
} from './catalogue.queries.ts'
import { importUniversities } from './import-universities.queries.ts'

type Changes = Body<typeof universityCatalogue.update>

const missing = () => notFound('Universitas')
export const chosenMajor = (what: string) =>
  conflict('in_use', `${what} sudah dipilih siswa, jadi tidak bisa dihapus.`)

async function show(trx: Db, id: string) {
  const found = await findListed(trx, id)
  if (!found) throw missing()
  return found
}

function keepLogo({ config, newId }: Platform, logo: File): Promise<string> {
  const name = `logo-${newId()}` as const
  return keepPicture(config.media_place, logo, {
    field: 'logo',
    pixels: limits.logoPixels,
    fit: 'inside',
    name,
  })
}

/** Columns of what is given. The logo is stored when all else is known to be right: nothing tidies logos up. */
async function readChanges(trx: Db, platform: Platform, { logo, ...fields }: Changes) {
  if (fields.province_id !== undefined && !(await isProvince(trx, fields.province_id)))
    throw invalid({ province_id: ['Pilih provinsi yang ada.'] })
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return { ...given, ...(logo !== undefined && { logo_url: logo && (await keepLogo(platform, logo)) }) }
}

/** What the rows of a table say, taken in or only looked at. */
async function takeTable(
  act: Act,
  platform: Platform,
  { file, dry_run }: Body<typeof universityCatalogue.import>,
) {
  const rows = await openTable(file)
  const taken = act('many', async (trx, note) => {
    const { problems, ...outcome } = await importUniversities(trx, platform, rows, dry_run)
    if (!dry_run) await note({ details: outcome })
    return { ...outcome, problems }
  })
  return taken.catch((error: unknown) => {
    throw isDuplicate(error) ? conflict('outdated', 'Datanya baru saja berubah. Coba sekali lagi.') : error
  })
}

export function catalogueRoutes(mount: Mount, platform: Platform): void {
  const { db, now, newId } = platform

  mount(universityCatalogue.list, ({ query }) => listCatalogue(db, query))

  mount(universityCatalogue.get, async ({ params }) => ({ data: await show(db, params.id) }))

  mount(universityCatalogue.create, async ({ act, body }) => {
    const id = newId()
    const at = now().toISOString()
    const { logo: _, ...fields } = body
    await act(id, async trx => {
      const slug = findFreeSlug(writeSlug(body.name) || 'universitas', await listTakenSlugs(trx))
      const written = { ...fields, ...(await readChanges(trx, platform, body)) }
      await insertUniversity(trx, { ...written, id, slug, created_at: at, updated_at: at })
    })
    return { message: 'Universitas ditambahkan', data: await show(db, id) }
  })

  mount(universityCatalogue.update, async ({ act, params: { id }, body }) => {
    await act(id, async (trx, note) => {
      await show(trx, id)
      const changes = await readChanges(trx, platform, body)
      if (!(await updateUniversity(trx, id, { ...changes, updated_at: now().toISOString() }))) throw missing()
      await note({ details: { fields: Object.keys(body) } })
    })
    return { message: 'Perubahan tersimpan', data: await show(db, id) }
  })

  mount(universityCatalogue.delete, async ({ act, params: { id } }) => {
    await act(id, async (trx, note) => {
      const { name } = await show(trx, id)
      const majors = await listMajorIds(trx, id)
      if (await isChosen(trx, majors)) throw chosenMajor(`Jurusan ${name}`)
      await deleteMajors(trx, majors)
      await deleteUniversity(trx, id)
      await note({ details: { majors: majors.length } })
    })
    return { message: 'Universitas dihapus', data: null }
  })

  mount(universityCatalogue.import, async ({ act, body }) => {
    const data = await takeTable(act, platform, body)
    return { message: body.dry_run ? 'Berkas sudah diperiksa' : 'Data diimpor', data }
  })
}
