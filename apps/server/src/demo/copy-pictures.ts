import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Picture } from '../content/render-text.ts'
import { readWebpSize } from './webp-size.ts'

const folder = join(import.meta.dirname, 'media')

async function copyPicture(name: string, mediaDir: string): Promise<[string, Picture]> {
  const bytes = await readFile(join(folder, name))
  const size = readWebpSize(bytes)
  if (!size) throw new Error(`Cannot seed the picture "${name}": it is no WebP file`)
  // Named by its content, so that nobody guesses a picture of a paper before its time.
  const file = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.webp`
  await writeFile(join(mediaDir, file), bytes)
  // Drawn with two pixels per CSS pixel.
  return [
    name,
    { src: `/media/${file}`, width: Math.round(size.width / 2), height: Math.round(size.height / 2) },
  ]
}

/** Copies the pictures of the questions into the folder that is served, and tells by name where each one went. */
export async function copyPictures(mediaDir: string): Promise<Map<string, Picture>> {
  await mkdir(mediaDir, { recursive: true })
  const names = (await readdir(folder)).filter(name => name.endsWith('.webp'))
  return new Map(await Promise.all(names.map(name => copyPicture(name, mediaDir))))
}
