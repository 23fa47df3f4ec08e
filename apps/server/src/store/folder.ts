import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Store } from './store.ts'
import { storeFile } from './store-file.ts'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

export function openFolder(folder: string): Store {
  const pathOf = (name: string) => {
    const path = join(folder, name)
    if (relative(folder, path).startsWith('..')) throw new Error(`Cannot keep ${name}: it leaves its folder`)
    return path
  }
  return {
    write: (name, bytes) => storeFile(pathOf(name), bytes),
    read: name =>
      readFile(pathOf(name)).catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      }),
    list: async () => {
      const entries = await readdir(folder, { withFileTypes: true, recursive: true })
      return entries
        .filter(entry => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    },
    remove: name => rm(pathOf(name), { force: true }),
    prepare: async () => void (await mkdir(folder, { recursive: true })),
  }
}
