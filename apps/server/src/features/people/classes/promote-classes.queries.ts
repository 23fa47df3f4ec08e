import type { Body } from '@gerbang/contract/call.ts'
import type { classes } from '@gerbang/contract/people/classes.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { invalid } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { ensureClass } from './classes.queries.ts'
import { listMemberIds, placeMembers, removeMembers } from './members.queries.ts'

type Wanted = Body<typeof classes.promote>

/** In one order, so that two who promote at once do not block each other. */
function lockClasses(trx: Db, ids: readonly string[], year: number) {
  return trx
    .selectFrom('classes')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('year', '=', year)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Students by what schools call them; throws where one is not there. */
async function findStaying(trx: Db, names: readonly string[]): Promise<Set<string>> {
  const found = await trx
    .selectFrom('users')
    .select(['id', 'username', 'nisn'])
    .where(eb =>
      eb.or((['username', 'nisn'] as const).map(column => eb(column, '=', sql<string>`any(${names})`))),
    )
    .execute()
  const known = new Set(found.flatMap(({ username, nisn }) => [username, nisn]))
  const unknown = names.filter(name => !known.has(name))
  if (unknown.length > 0) throw invalid({ stay: [`Tidak ditemukan: ${unknown.slice(0, 5).join(', ')}.`] })
  return new Set(found.map(({ id }) => id))
}

/**
 * Leads classes into the next year, in the caller's transaction. Whoever stays repeats a class of the same name; who
 * leads nowhere has left school. The classes of the old year keep their name, and those who were in them have left.
 */
export async function promoteClasses(
  trx: Db,
  { newId, now }: Pick<Platform, 'newId' | 'now'>,
  { year, classes: wanted, stay }: Wanted,
) {
  const at = now().toISOString()
  const names = new Map(wanted.map(({ id, name }) => [id, name]))
  const found = await lockClasses(trx, [...names.keys()], year)
  if (found.length !== names.size) throw invalid({ classes: ['Pilih kelas dari tahun ajaran itu saja.'] })
  const staying = await findStaying(trx, stay)
  const done = { made: 0, moved: 0, stayed: 0, left: 0 }
  const place = async (from: (typeof found)[number], name: string, ids: string[]) => {
    if (ids.length === 0) return
    const next = { name, year: year + 1, school_name: from.school_name, id: newId(), at }
    const { id, isNew } = await ensureClass(trx, next)
    done.made += isNew ? 1 : 0
    await placeMembers(trx, id, ids, at)
  }
  for (const from of found) {
    const members = await listMemberIds(trx, from.id)
    const kept = members.filter(id => staying.has(id))
    const going = members.filter(id => !staying.has(id))
    const name = names.get(from.id) ?? null
    await removeMembers(trx, from.id, members, at)
    await place(from, from.name, kept)
    if (name !== null) await place(from, name, going)
    done.stayed += kept.length
    done[name === null ? 'left' : 'moved'] += going.length
  }
  return done
}
