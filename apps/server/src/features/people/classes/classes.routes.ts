import { classes, type SchoolClass } from '@gerbang/contract/people/classes.ts'
import type { Db } from '../../../db/database.ts'
import { isDuplicate, unlessReferred } from '../../../http/database-faults.ts'
import { conflict, invalid } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { missingClass, requireClass, teacherOf } from './class-access.ts'
import {
  deleteClass,
  findClass,
  insertClass,
  listClasses,
  listMembers,
  lockClass,
  updateClass,
} from './classes.queries.ts'
import { promoteClasses } from './promote-classes.queries.ts'

const takenName = () => invalid({ name: ['Kelas dengan nama ini sudah ada di tahun ajaran itu.'] })

async function unlessTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw isDuplicate(error) ? takenName() : error
  }
}

/** One class as its page shows it. */
export async function showClass(db: Db, id: string): Promise<SchoolClass> {
  const found = await findClass(db, id)
  if (!found) throw missingClass()
  return { ...found, members: await listMembers(db, id) }
}

export function classRoutes(mount: Mount, { db, now, newId }: Platform): void {
  mount(classes.list, ({ viewer, query }) => listClasses(db, query, teacherOf(viewer)))

  mount(classes.get, async ({ viewer, params: { id } }) => {
    await requireClass(db, viewer, id)
    return { data: await showClass(db, id) }
  })

  mount(classes.create, async ({ act, body }) => {
    const id = newId()
    const at = now().toISOString()
    await unlessTaken(act(id, trx => insertClass(trx, { id, ...body, created_at: at, updated_at: at })))
    return { message: 'Kelas dibuat', data: await showClass(db, id) }
  })

  mount(classes.update, async ({ act, params: { id }, body }) => {
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
    await unlessTaken(
      act(id, async (trx, note) => {
        if (!(await lockClass(trx, id))) throw missingClass()
        await updateClass(trx, id, { ...given, updated_at: now().toISOString() })
        await note({ details: { fields: Object.keys(given) } })
      }),
    )
    return { message: 'Perubahan tersimpan', data: await showClass(db, id) }
  })

  mount(classes.delete, async ({ act, params: { id } }) => {
    const deletion = act(id, async trx => {
      if (!(await lockClass(trx, id))) throw missingClass()
      await deleteClass(trx, id)
    })
    await unlessReferred(deletion, () => conflict('in_use', 'Kelas ini pernah berisi siswa, jadi tetap ada.'))
    return { message: 'Kelas dihapus', data: null }
  })

  mount(classes.promote, async ({ act, body }) => {
    const data = await act('many', async (trx, note) => {
      const done = await promoteClasses(trx, { now, newId }, body)
      await note({ details: { year: body.year, ...done } })
      return done
    })
    return { message: `${data.moved} siswa naik kelas`, data }
  })
}
