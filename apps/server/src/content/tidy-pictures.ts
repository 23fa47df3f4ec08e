import { type RawBuilder, sql } from 'kysely'
import type { Platform } from '../platform.ts'
import { openStore } from '../store/open-store.ts'
import { type OwnedName, pictureAddress } from './save-picture.ts'

const isOwned = (name: string): name is OwnedName => /^(avatar|logo)-/.test(name)

async function listUsed(
  { jobDb: db }: Pick<Platform, 'jobDb'>,
  names: string[],
): Promise<Set<string | null>> {
  const isAsked = (column: string): RawBuilder<boolean> =>
    sql`${sql.ref(column)} = any(${names.map(pictureAddress)}::text[])`
  const [users, settings, universities] = await Promise.all([
    db.selectFrom('users').select('avatar_url as address').where(isAsked('avatar_url')).execute(),
    db.selectFrom('settings').select('logo_url as address').where(isAsked('logo_url')).execute(),
    db.selectFrom('universities').select('logo_url as address').where(isAsked('logo_url')).execute(),
  ])
  return new Set([...users, ...settings, ...universities].map(({ address }) => address))
}

/**
 * Removes pictures that belong to one row and that it does not name any more, when the round before found the same:
 * one that is being uploaded has no row yet, and pages that are kept somewhere still show one just replaced. Pictures
 * named by their content, such as those of questions, are never looked at.
 */
export function createTidyPictures({ jobDb, config: { media_place } }: Platform): () => Promise<void> {
  const store = openStore(media_place)
  let unused = new Set<OwnedName>()
  return async () => {
    // The files first: a row that names a file is written after the file.
    const names = (await store.list()).filter(isOwned)
    const used = await listUsed({ jobDb }, names)
    const found = names.filter(name => !used.has(pictureAddress(name)))
    for (const name of found) if (unused.has(name)) await store.remove(name)
    unused = new Set(found)
  }
}
