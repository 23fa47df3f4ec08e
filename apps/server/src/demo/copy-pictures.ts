import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashContent, pictureAddress } from '../content/save-picture.ts'
import type { Db } from '../db/database.ts'
import { insertRows, type Row } from '../db/insert-rows.ts'
import type { SeedMeans } from '../db/reference/seed-reference.ts'
import { readWebpSize } from './webp-size.ts'

/** A picture as its row in `media`, which says how large it is shown. */
export interface DemoPicture extends Pick<Row<'media'>, 'hash' | 'url' | 'bytes'> {
  width: number
  height: number
}

async function copyPicture(
  folder: string,
  name: string,
  mediaDir: string,
): Promise<[name: string, picture: DemoPicture]> {
  const bytes = await readFile(join(folder, name))
  const size = readWebpSize(bytes)
  if (!size) throw new Error(`Cannot seed the picture "${name}": it is no WebP file`)
  const hash = hashContent(bytes)
  await writeFile(join(mediaDir, `${hash}.webp`), bytes)
  // Drawn with two pixels per CSS pixel.
  const [width, height] = [Math.round(size.width / 2), Math.round(size.height / 2)]
  return [name, { hash, url: pictureAddress(`${hash}.webp`), bytes: bytes.length, width, height }]
}

/** Copies the pictures of a folder into the one that is served, and tells by name where each one went. */
export async function copyPictures(folder: string, mediaDir: string): Promise<Map<string, DemoPicture>> {
  await mkdir(mediaDir, { recursive: true })
  const names = (await readdir(folder)).filter(name => name.endsWith('.webp'))
  return new Map(await Promise.all(names.map(name => copyPicture(folder, name, mediaDir))))
}

/** As if their owner had uploaded them: who edits a text of the demo may keep its pictures. */
export async function insertPictures(
  db: Db,
  owner_id: string,
  pictures: Iterable<DemoPicture>,
  { now, newId }: SeedMeans,
): Promise<void> {
  const at = now().toISOString()
  const about = { owner_id, kind: 'image', media_type: 'image/webp', alt: '' } as const
  const rows = Array.from(pictures, picture => ({
    id: newId(),
    ...about,
    ...picture,
    created_at: at,
    updated_at: at,
  }))
  await insertRows(db, 'media', rows)
}
