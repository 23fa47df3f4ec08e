import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The packs that the product ships, a folder each. */
export const shippedFolder = join(import.meta.dirname, '../../../../../../../packs')

export async function listShipped(): Promise<string[]> {
  const found = await readdir(shippedFolder, { withFileTypes: true })
  return found
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
}
