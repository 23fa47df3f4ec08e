import type { FindPicture } from '../../../content/render-text.ts'
import type { Db } from '../../../db/database.ts'
import { listPictures } from './media.queries.ts'

const named = /\/media\/[a-z0-9-]+\.webp/g

/** What renders these texts asks for the pictures in them: uploads of anybody, for an address is known or it is not. */
export async function findPictures(db: Db, texts: readonly string[]): Promise<FindPicture> {
  const addresses = [...new Set(texts.flatMap(text => text.match(named) ?? []))]
  if (addresses.length === 0) return () => undefined
  const rows = await listPictures(db, addresses)
  const pictures = new Map(
    rows.map(({ url, width, height }) => [url, { src: url, width: width ?? 0, height: height ?? 0 }]),
  )
  return address => pictures.get(address)
}
