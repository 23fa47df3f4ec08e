import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { savePicture } from '../../content/save-picture.ts'

const folder = join(import.meta.dirname, 'pictures')

async function uploadPicture(file: string, mediaDir: string): Promise<[name: string, address: string]> {
  const name = basename(file, '.svg')
  const png = await sharp(await readFile(join(folder, file)))
    .png()
    .toBuffer()
  const upload = new File([png], `${name}.png`, { type: 'image/png' })
  // Nothing larger than its drawing: the longest is 1280 pixels.
  return [name, (await savePicture(mediaDir, upload, { pixels: 1280, fit: 'inside' })).url]
}

export type FindAddress = (name: string) => string

/** Stores the drawings as an editor's uploads are stored. The returned function tells where each one went. */
export async function uploadPictures(mediaDir: string): Promise<FindAddress> {
  const files = await readdir(folder)
  const addresses = new Map(await Promise.all(files.map(file => uploadPicture(file, mediaDir))))
  return name => {
    const address = addresses.get(name)
    if (address === undefined) throw new Error(`Cannot seed the picture "${name}": there is no such drawing`)
    return address
  }
}
