import sharp, { type Sharp } from 'sharp'
import { limits } from '../limits.ts'

/** What to make of a picture; see `PictureFit`. */
export interface PictureTask {
  bytes: Uint8Array
  pixels: number
  fit: 'cover' | 'inside'
}

interface EncodedPicture {
  data: Buffer
  width: number
  height: number
}

/** A refusal is Indonesian and says what to do. */
export type PictureEnding =
  | { picture: EncodedPicture; refusal?: never }
  | { picture?: never; refusal: string }

const unreadable = 'Gambar ini tidak dapat dibaca. Coba simpan ulang, lalu unggah lagi.'
const tooLarge = `Gambar ini terlalu besar. Perkecil sampai paling banyak ${limits.decodedPixels / 1e6} juta piksel, dan ${limits.decodedEdge} piksel pada sisi terpanjangnya.`

class PictureRefusal extends Error {}

/** A picture whose head promises no more than may be decoded. Throws for any other. */
export async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata()
  if (Math.max(width, height) > limits.decodedEdge || width * height > limits.decodedPixels)
    throw new PictureRefusal(tooLarge)
  return sharp(bytes, { limitInputPixels: limits.decodedPixels, failOn: 'error', pages: 1 })
}

/** Decoding and encoding anew drops whatever else the file carried: places, scripts, a second file. */
export async function encodePicture({ bytes, pixels, fit }: PictureTask): Promise<PictureEnding> {
  try {
    const picture = await openPicture(bytes)
    const { data, info } = await picture
      .rotate()
      .resize({ width: pixels, height: pixels, fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality: 85 })
      .toBuffer({ resolveWithObject: true })
    return { picture: { data, width: info.width, height: info.height } }
  } catch (error) {
    return { refusal: error instanceof PictureRefusal ? error.message : unreadable }
  }
}
