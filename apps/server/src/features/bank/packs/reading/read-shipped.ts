import { join } from 'node:path'
import { openPackFolder } from './open-pack.ts'
import { describePackFault, type Pack } from './pack.ts'
import { readPack } from './read-pack.ts'
import { shippedFolder } from './shipped.ts'

/** A pack that the product ships. Throws what is wrong with it, with file and line. */
export async function readShipped(id: string): Promise<Pack> {
  const { pack, faults } = readPack(await openPackFolder(join(shippedFolder, id)))
  if (!pack || faults.length > 0)
    throw new Error(`Cannot read the pack "${id}":\n${faults.map(describePackFault).join('\n')}`)
  return pack
}
