import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from './reading/pack-schemas.ts'
import { manifest } from './reading/pack-schemas.ts'
import type { Db } from '../../../db/database.ts'
import { listUploads, readUpload } from './packs.queries.ts'
import { openPackArchive, openPackFolder } from './reading/open-pack.ts'
import type { PackFiles } from './reading/pack.ts'
import { readApart } from './reading/read-apart.ts'
import type { ReadPack } from './reading/read-pack.ts'
import { listShipped, shippedFolder } from './reading/shipped.ts'

export interface FoundPack {
  manifest: Manifest
  bytes: number
  source: 'shipped' | 'uploaded'
}

function readManifest(files: PackFiles): Manifest | undefined {
  const head = files.get('pack.json')
  try {
    return manifest.safeParse(JSON.parse(new TextDecoder().decode(head))).data
  } catch {
    return undefined
  }
}

const compare = (a: FoundPack, b: FoundPack) => a.manifest.name.localeCompare(b.manifest.name, 'id')

async function describeShipped(id: string): Promise<FoundPack[]> {
  const files = await openPackFolder(join(shippedFolder, id))
  const about = readManifest(files)
  const bytes = files.values().reduce((sum, { length }) => sum + length, 0)
  return about ? [{ manifest: about, bytes, source: 'shipped' }] : []
}

/** Every pack at hand: those of the product and those that somebody uploaded, the upload before a shipped one of its id. */
export async function listPacks(db: Db): Promise<FoundPack[]> {
  const uploaded = (await listUploads(db)).flatMap(({ bytes }): FoundPack[] => {
    const about = readManifest(openPackArchive(bytes))
    return about ? [{ manifest: about, bytes: bytes.length, source: 'uploaded' }] : []
  })
  const own = new Set(uploaded.map(({ manifest: { id } }) => id))
  const shipped = (await Promise.all((await listShipped()).map(describeShipped))).flat()
  const shown = shipped.filter(({ manifest: { id, demo } }) => !own.has(id) && !demo)
  return [...uploaded, ...shown].toSorted(compare)
}

export const isFolder = (path: string) =>
  stat(path).then(
    found => found.isDirectory(),
    () => false,
  )

/** Undefined where there is none of that id. */
export async function readFoundPack(db: Db, id: string): Promise<ReadPack | undefined> {
  const upload = await readUpload(db, id)
  if (upload) return readApart(upload)
  const folder = join(shippedFolder, id)
  return (await isFolder(folder)) ? readApart(folder) : undefined
}
