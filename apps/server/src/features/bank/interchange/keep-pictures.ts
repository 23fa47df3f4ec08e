import type { DraftPicture } from '@gerbang/interchange/model/draft.ts'
import { openPicture } from '../../../content/encode-picture.ts'
import { PictureError, type SavedPicture, savePicture } from '../../../content/save-picture.ts'
import { limits } from '../../../limits.ts'

/** As the document shows it: cut, mirrored and turned; nobody shall see what its author cut away. */
async function draw({ bytes, view }: DraftPicture): Promise<Buffer> {
  // As the camera held it; everything else counts from there.
  const upright = await (await openPicture(bytes)).rotate().png().toBuffer({ resolveWithObject: true })
  if (!view) return upright.data
  const { width, height } = upright.info
  const [left, top] = [Math.floor(view.left * width), Math.floor(view.top * height)]
  const cut = (await openPicture(upright.data)).extract({
    left,
    top,
    width: Math.max(1, Math.floor((1 - view.right) * width) - left),
    height: Math.max(1, Math.floor((1 - view.bottom) * height) - top),
  })
  if (view.isMirrored) cut.flop()
  if (view.isUpsideDown) cut.flip()
  const seen = await cut.png().toBuffer()
  if (view.turn === 0) return seen
  return (await openPicture(seen)).rotate(view.turn, { background: '#ffffff' }).png().toBuffer()
}

const direct = new Set(['image/png', 'image/jpeg', 'image/webp'])
const convertible = new Set(['image/gif', 'image/tiff'])

async function keepPicture(mediaPlace: string, picture: DraftPicture): Promise<SavedPicture | undefined> {
  const { type, bytes, name, view } = picture
  if (!direct.has(type) && !convertible.has(type)) return undefined
  const isDrawn = view !== undefined || convertible.has(type)
  try {
    const file = new File([new Uint8Array(isDrawn ? await draw(picture) : bytes)], name)
    return await savePicture(mediaPlace, file, { pixels: limits.mediaPixels, fit: 'inside' })
  } catch (error) {
    if (error instanceof PictureError || isDrawn) return undefined
    throw error
  }
}

/** Stores the pictures of a document; by their name, without those that no browser can show. */
export async function keepPictures(
  mediaPlace: string,
  pictures: readonly DraftPicture[],
  tell: (done: number) => void,
): Promise<Map<string, SavedPicture>> {
  const kept = new Map<string, SavedPicture>()
  for (const [done, picture] of pictures.entries()) {
    tell(done)
    const saved = await keepPicture(mediaPlace, picture)
    if (saved) kept.set(picture.name, saved)
  }
  return kept
}
