import { cleanDrawing } from '../../../../content/clean-drawing.ts'
import { hashContent, pictureAddress } from '../../../../content/save-picture.ts'
import { openStore } from '../../../../store/open-store.ts'
import { keepMedium } from '../../../platform/media/keep-medium.ts'
import { insertMedium } from '../../../platform/media/media.queries.ts'
import type { Db } from '../../../../db/database.ts'
import type { Platform } from '../../../../platform.ts'
import { AppError } from '../../../../http/errors.ts'
import { listPictures } from '../reading/check-items.ts'
import type { Pack, PackItem } from '../reading/pack.ts'
import { PackError } from './loading.ts'

type Kept = Awaited<ReturnType<typeof keepMedium>>
export type KeptPictures = ReadonlyMap<string, Kept>

/** Texts name them; covers and photos go in with their rows. */
const isInText = (item: PackItem, path: string) =>
  JSON.stringify(item.data).includes(`](${path.slice(path.lastIndexOf('/') + 1)})`)

/** Stays a drawing, sharp at any size; students get no more of it than shapes and words. */
async function keepDrawing(mediaPlace: string, path: string, source: string): Promise<Kept> {
  const drawing = cleanDrawing(source)
  if (!drawing) throw new PackError(`${path} baris 1: gambar ini tidak dapat dibaca`)
  const { svg, width, height } = drawing
  const bytes = Buffer.from(svg)
  const hash = hashContent(bytes)
  await openStore(mediaPlace).write(`${hash}.svg`, bytes)
  const about = { kind: 'image', media_type: 'image/svg+xml', width, height } as const
  return { ...about, hash, url: pictureAddress(`${hash}.svg`), bytes: bytes.length }
}

const TRIES = 3

/** On a busy machine a picture may be refused for the time that it took. */
async function keepPicture(mediaPlace: string, path: string, file: File): Promise<Kept> {
  for (let tries = 1; ; tries += 1)
    try {
      return await keepMedium(mediaPlace, file)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (tries < TRIES) continue
      throw new PackError(
        `${path} baris 1: ${Object.values(error.errors ?? {})
          .flat()
          .join(' ')}`,
      )
    }
}

/** Stores the pictures of these items, by path, as an author's uploads are stored. */
export async function keepPictures(
  { files }: Pack,
  items: readonly PackItem[],
  mediaPlace: string,
): Promise<KeptPictures> {
  const kept = new Map<string, Kept>()
  for (const item of items)
    for (const path of listPictures(item)) {
      if (kept.has(path) || !isInText(item, path)) continue
      const bytes = files.get(path) ?? new Uint8Array()
      const medium = path.endsWith('.svg')
        ? await keepDrawing(mediaPlace, path, new TextDecoder().decode(bytes))
        : await keepPicture(mediaPlace, path, new File([new Uint8Array(bytes)], path))
      kept.set(path, medium)
    }
  return kept
}

/** As on other screens: `sawah@2x.webp` has two pixels for each of a page. */
const scaleOf = (path: string) => Number(/@(\d)x\.\w+$/.exec(path)?.[1] ?? 1)
const scaled = (pixels: number | null, path: string) => pixels && Math.round(pixels / scaleOf(path))

/** Writes them down as uploads of this author; returns their addresses by path. */
export async function insertPictures(
  trx: Db,
  kept: KeptPictures,
  owner_id: string,
  { now, newId }: Pick<Platform, 'now' | 'newId'>,
): Promise<Map<string, string>> {
  const at = now().toISOString()
  const addresses = new Map<string, string>()
  for (const [path, medium] of kept) {
    const size = { width: scaled(medium.width, path), height: scaled(medium.height, path) }
    const row = { ...medium, ...size, id: newId(), owner_id, alt: '', created_at: at, updated_at: at }
    addresses.set(path, (await insertMedium(trx, row)).url)
  }
  return addresses
}
