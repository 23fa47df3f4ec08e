import type { Body } from '@gerbang/contract/call.ts'
import type { AuditAction } from '@gerbang/contract/platform/audit-actions.ts'
import { universityCatalogue } from '@gerbang/contract/exam/universities.ts'
import { readTable, TableError } from '../../../content/read-table.ts'
import { findFreeSlug, writeSlug } from '../../../content/write-slug.ts'
import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { isDuplicate } from '../../../http/database-faults.ts'
import { conflict, invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { keepPicture } from '../../../http/keep-picture.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { noteAct } from '../../platform/audit/note-act.ts'
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

export function catalogueRoutes(mount: Mount, platform: Platform): void {
  const { db, config, now, newId } = platform

  async function show(id: string) {
    const found = await findListed(db, id)
    if (!found) throw missing()
    return found
  }

  function note(trx: Db, viewer: Viewer, action: AuditAction, id: string, details: object = {}) {
    return noteAct(trx, platform, viewer, { action, subject: { type: 'university', id }, details })
  }

  function keepLogo(logo: File): Promise<string> {
    const name = `logo-${newId()}` as const
    return keepPicture(config.media_dir, logo, {
      field: 'logo',
      pixels: limits.logoPixels,
      fit: 'inside',
      name,
    })
  }

  /** Columns of what is given; the logo becomes its address. */
  async function readChanges({ logo, ...fields }: Changes) {
    if (fields.province_id !== undefined && !(await isProvince(db, fields.province_id)))
      throw invalid({ province_id: ['Pilih provinsi yang ada.'] })
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    return { ...given, ...(logo !== undefined && { logo_url: logo && (await keepLogo(logo)) }) }
  }

  mount(universityCatalogue.list, ({ query }) => listCatalogue(db, query))

  mount(universityCatalogue.get, async ({ params }) => ({ data: await show(params.id) }))

  mount(universityCatalogue.create, async ({ viewer, body: { logo, website, ...body } }) => {
    const id = newId()
    const at = now().toISOString()
    const changes = await readChanges({ logo: logo ?? null, website: website ?? null })
    await readChanges({ province_id: body.province_id })
    const slug = findFreeSlug(writeSlug(body.name), await listTakenSlugs(db))
    await db.transaction().execute(async trx => {
      await insertUniversity(trx, { ...body, ...changes, id, slug, created_at: at, updated_at: at })
      await note(trx, viewer, 'university_created', id)
    })
    return { message: 'Universitas ditambahkan', data: await show(id) }
  })

  mount(universityCatalogue.update, async ({ viewer, params: { id }, body }) => {
    const changes = await readChanges(body)
    await db.transaction().execute(async trx => {
      if (!(await updateUniversity(trx, id, { ...changes, updated_at: now().toISOString() }))) throw missing()
      await note(trx, viewer, 'university_changed', id, { fields: Object.keys(body) })
    })
    return { message: 'Perubahan tersimpan', data: await show(id) }
  })

  mount(universityCatalogue.delete, async ({ viewer, params: { id } }) => {
    await db.transaction().execute(async trx => {
      const { name } = await show(id)
      const majors = await listMajorIds(trx, id)
      if (await isChosen(trx, majors)) throw chosenMajor(`Jurusan ${name}`)
      await deleteMajors(trx, majors)
      await deleteUniversity(trx, id)
      await note(trx, viewer, 'university_deleted', id, { majors: majors.length })
    })
    return { message: 'Universitas dihapus', data: null }
  })

  mount(universityCatalogue.import, async ({ viewer, body: { file, dry_run } }) => {
    try {
      const rows = readTable(new Uint8Array(await file.arrayBuffer()))
      const data = await db.transaction().execute(async trx => {
        const { problems, ...outcome } = await importUniversities(trx, platform, rows, dry_run)
        if (!dry_run) await note(trx, viewer, 'universities_imported', 'many', outcome)
        return { ...outcome, problems }
      })
      return { message: dry_run ? 'Berkas sudah diperiksa' : 'Data diimpor', data }
    } catch (error) {
      if (error instanceof TableError) throw invalid({ file: [error.message] })
      throw isDuplicate(error) ? conflict('outdated', 'Datanya baru saja berubah. Coba sekali lagi.') : error
    }
  })
}
