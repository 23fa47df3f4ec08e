import { universityCatalogue } from '@gerbang/contract/exam/university-catalogue.ts'
import type { Db } from '../../../db/database.ts'
import { isDuplicate } from '../../../http/database-faults.ts'
import { invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
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

async function findOwn(trx: Db, universityId: string, id: string) {
  const found = await findMajor(trx, universityId, id)
  if (!found) throw notFound('Jurusan')
  return found
}

export function majorRoutes(mount: Mount, { db, now, newId }: Platform): void {
  mount(universityCatalogue.listMajors, async ({ params, query }) => {
    if (!(await findListed(db, params.universityId))) throw notFound('Universitas')
    return listMajors(db, params.universityId, query)
  })

  mount(universityCatalogue.getMajor, async ({ params: { universityId, majorId } }) => ({
    data: await findOwn(db, universityId, majorId),
  }))

  mount(
    universityCatalogue.createMajor,
    async ({ act, params: { universityId }, body: { years, weights, ...written } }) => {
      if (!(await findListed(db, universityId))) throw notFound('Universitas')
      const id = newId()
      const at = now().toISOString()
      const insert = act(id, async trx => {
        const stamp = { created_at: at, updated_at: at }
        await insertMajor(trx, {
          ...written,
          weights: JSON.stringify(weights),
          id,
          university_id: universityId,
          ...stamp,
        })
        await setYears(trx, id, years, at)
      })
      await insert.catch(blameCode)
      return { message: 'Jurusan ditambahkan', data: await findOwn(db, universityId, id) }
    },
  )

  mount(
    universityCatalogue.updateMajor,
    async ({ act, params: { universityId, majorId }, body: { years, weights, ...written } }) => {
      const at = now().toISOString()
      const change = act(majorId, async (trx, note) => {
        await findOwn(trx, universityId, majorId)
        await updateMajor(trx, majorId, { ...written, weights: JSON.stringify(weights), updated_at: at })
        await setYears(trx, majorId, years, at)
        await note({ details: { years: years.map(({ year }) => year) } })
      })
      await change.catch(blameCode)
      return { message: 'Perubahan tersimpan', data: await findOwn(db, universityId, majorId) }
    },
  )

  mount(universityCatalogue.deleteMajor, async ({ act, params: { universityId, majorId } }) => {
    await act(majorId, async trx => {
      const { name } = await findOwn(trx, universityId, majorId)
      if (await isChosen(trx, [majorId])) throw chosenMajor(name)
      await deleteMajors(trx, [majorId])
    })
    return { message: 'Jurusan dihapus', data: null }
  })
}
