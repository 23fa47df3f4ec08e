import { universityCatalogue } from '@gerbang/contract/exam/universities.ts'
import type { Db } from '../../../db/database.ts'
import { isDuplicate } from '../../../http/database-faults.ts'
import { invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { noteAct } from '../../platform/audit/note-act.ts'
import {
  deleteMajors,
  findListed,
  findMajor,
  insertMajor,
  isChosen,
  listMajors,
  setYears,
  updateMajor,
} from './catalogue.queries.ts'
import { chosenMajor } from './catalogue.routes.ts'

/** A code is one of its university's. */
function blameCode(error: unknown): never {
  throw isDuplicate(error) ? invalid({ code: ['Kode ini sudah dipakai jurusan lain di sini.'] }) : error
}

const subject = (id: string) => ({ type: 'major', id })

async function findOwn(trx: Db, universityId: string, id: string) {
  const found = await findMajor(trx, universityId, id)
  if (!found) throw notFound('Jurusan')
  return found
}

export function majorRoutes(mount: Mount, platform: Platform): void {
  const { db, now, newId } = platform

  mount(universityCatalogue.listMajors, async ({ params, query }) => {
    if (!(await findListed(db, params.universityId))) throw notFound('Universitas')
    return listMajors(db, params.universityId, query)
  })

  mount(universityCatalogue.getMajor, async ({ params: { universityId, majorId } }) => ({
    data: await findOwn(db, universityId, majorId),
  }))

  mount(
    universityCatalogue.createMajor,
    async ({ viewer, params: { universityId }, body: { years, weights, ...written } }) => {
      if (!(await findListed(db, universityId))) throw notFound('Universitas')
      const id = newId()
      const at = now().toISOString()
      const insert = db.transaction().execute(async trx => {
        const stamp = { created_at: at, updated_at: at }
        await insertMajor(trx, {
          ...written,
          weights: JSON.stringify(weights),
          id,
          university_id: universityId,
          ...stamp,
        })
        await setYears(trx, id, years, at)
        await noteAct(trx, platform, viewer, { action: 'major_created', subject: subject(id) })
      })
      await insert.catch(blameCode)
      return { message: 'Jurusan ditambahkan', data: await findOwn(db, universityId, id) }
    },
  )

  mount(
    universityCatalogue.updateMajor,
    async ({ viewer, params: { universityId, majorId }, body: { years, weights, ...written } }) => {
      const at = now().toISOString()
      const change = db.transaction().execute(async trx => {
        await findOwn(trx, universityId, majorId)
        await updateMajor(trx, majorId, { ...written, weights: JSON.stringify(weights), updated_at: at })
        await setYears(trx, majorId, years, at)
        const details = { years: years.map(({ year }) => year) }
        await noteAct(trx, platform, viewer, { action: 'major_changed', subject: subject(majorId), details })
      })
      await change.catch(blameCode)
      return { message: 'Perubahan tersimpan', data: await findOwn(db, universityId, majorId) }
    },
  )

  mount(universityCatalogue.deleteMajor, async ({ viewer, params: { universityId, majorId } }) => {
    await db.transaction().execute(async trx => {
      const { name } = await findOwn(trx, universityId, majorId)
      if (await isChosen(trx, [majorId])) throw chosenMajor(name)
      await deleteMajors(trx, [majorId])
      await noteAct(trx, platform, viewer, { action: 'major_deleted', subject: subject(majorId) })
    })
    return { message: 'Jurusan dihapus', data: null }
  })
}
