import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { openArchive } from '@gerbang/interchange/archive/open-archive.ts'
import { DEFAULT_LIMITS } from '@gerbang/interchange/model/limits.ts'
import type { PackFiles } from './pack.ts'

/** Every file of a folder, by its path inside it; hidden ones are the system's. */
export async function openPackFolder(folder: string): Promise<PackFiles> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = found.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const names = paths.map(path => relative(folder, path).split(sep).join('/')).toSorted()
  const shown = names.filter(name => !/(?:^|\/)\./.test(name))
  return new Map(
    await Promise.all(shown.map(async name => [name, await readFile(join(folder, name))] as const)),
  )
}

/** The folder that everything lies in, where the pack was packed with it. */
function findRoot(names: readonly string[]): string {
  const head = names.find(name => /^(?:[^/]+\/)?pack\.json$/.test(name)) ?? ''
  return head.slice(0, head.length - 'pack.json'.length)
}

/** The same of a .zip; throws an UnreadableFile for what is none or would be too large. */
export function openPackArchive(bytes: Uint8Array): PackFiles {
  const archive = openArchive(bytes, DEFAULT_LIMITS)
  const root = findRoot(archive.names)
  const names = archive.names.filter(name => name.startsWith(root) && !name.endsWith('/')).toSorted()
  const shown = names.filter(name => !/(?:^|\/)(?:\.|__MACOSX\/)/.test(name))
  return new Map(shown.map(name => [name.slice(root.length), archive.read(name) ?? new Uint8Array()]))
}
