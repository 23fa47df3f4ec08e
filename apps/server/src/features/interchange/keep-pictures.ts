import type { DraftPicture } from '@gerbang/interchange/model/draft.ts'
import sharp from 'sharp'
import { PictureError, type SavedPicture, savePicture } from '../../content/save-picture.ts'
import { limits } from '../../limits.ts'

/** What is no format of the web, and can be drawn all the same. */
async function convert({ bytes, name }: DraftPicture): Promise<File> {
  const png = await sharp(bytes, { limitInputPixels: limits.decodedPixels, pages: 1 }).png().toBuffer()
  return new File([new Uint8Array(png)], name)
}

const direct = new Set(['image/png', 'image/jpeg', 'image/webp'])
const convertible = new Set(['image/gif', 'image/tiff'])

async function keepPicture(mediaDir: string, picture: DraftPicture): Promise<SavedPicture | undefined> {
  const { type, bytes, name } = picture
  if (!direct.has(type) && !convertible.has(type)) return undefined
  try {
    const file = direct.has(type) ? new File([new Uint8Array(bytes)], name) : await convert(picture)
    return await savePicture(mediaDir, file, { pixels: limits.mediaPixels, fit: 'inside' })
  } catch (error) {
    if (error instanceof PictureError || convertible.has(type)) return undefined
    throw error
  }
}

/** Stores the pictures of a document; by their name, without those that no browser can show. */
export async function keepPictures(
  mediaDir: string,
  pictures: readonly DraftPicture[],
  tell: (done: number) => void,
): Promise<Map<string, SavedPicture>> {
  const kept = new Map<string, SavedPicture>()
  for (const [done, picture] of pictures.entries()) {
    tell(done)
    const saved = await keepPicture(mediaDir, picture)
    if (saved) kept.set(picture.name, saved)
  }
  return kept
}
