import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashContent, pictureAddress } from '../content/save-picture.ts'
import type { Db } from '../db/database.ts'
import { insertRows, type Row } from '../db/insert-rows.ts'
import type { SeedMeans } from '../db/reference/seed-reference.ts'
import { readWebpSize } from './webp-size.ts'

const folder = join(import.meta.dirname, 'media')

/** A picture of the questions as its row in `media`, which says how large it is shown. */
export interface DemoPicture extends Pick<Row<'media'>, 'hash' | 'url' | 'bytes'> {
  width: number
  height: number
}

async function copyPicture(name: string, mediaDir: string): Promise<[string, DemoPicture]> {
  const bytes = await readFile(join(folder, name))
  const size = readWebpSize(bytes)
  if (!size) throw new Error(`Cannot seed the picture "${name}": it is no WebP file`)
  const hash = hashContent(bytes)
  await writeFile(join(mediaDir, `${hash}.webp`), bytes)
  // Drawn with two pixels per CSS pixel.
  const [width, height] = [Math.round(size.width / 2), Math.round(size.height / 2)]
  return [name, { hash, url: pictureAddress(`${hash}.webp`), bytes: bytes.length, width, height }]
}

/** Copies the pictures of the questions into the folder that is served, and tells by name where each one went. */
export async function copyPictures(mediaDir: string): Promise<Map<string, DemoPicture>> {
  await mkdir(mediaDir, { recursive: true })
  const names = (await readdir(folder)).filter(name => name.endsWith('.webp'))
  return new Map(await Promise.all(names.map(name => copyPicture(name, mediaDir))))
}

/** As if the teacher had uploaded them: who edits a question of the demo may keep its picture. */
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
