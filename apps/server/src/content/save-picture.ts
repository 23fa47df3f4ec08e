import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { invalid } from '../http/errors.ts'
import { limits } from '../limits.ts'

/** Formats by their first bytes; what the file's name or the browser says does not count. */
const signatures = {
  jpeg: /^ffd8ff/,
  png: /^89504e470d0a1a0a/,
  webp: /^52494646.{8}57454250/,
}

export interface PictureFit {
  /** Whose 422 it is when the file is no such picture. */
  field: string
  /** Longest edge of what is kept. */
  pixels: number
  /** `cover` cuts to a square, `inside` keeps the proportions. */
  fit: 'cover' | 'inside'
}

function isPicture(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString('hex')
  return Object.values(signatures).some(signature => signature.test(start))
}

/** Decoding and encoding anew drops whatever else the file carried: places, scripts, a second file. */
async function reencode(bytes: Buffer, { pixels, fit }: PictureFit): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: limits.decodedPixels, failOn: 'error', pages: 1 })
    .rotate()
    .resize({ width: pixels, height: pixels, fit, withoutEnlargement: fit === 'inside' })
    .webp({ quality: 85 })
    .timeout({ seconds: 10 })
    .toBuffer()
}

/** Stores a JPEG, PNG or WebP as WebP, named by its content. Returns its address; refuses anything else with a 422. */
export async function savePicture(mediaDir: string, file: File, fit: PictureFit): Promise<string> {
  const bytes = Buffer.from(await file.arrayBuffer())
  if (!isPicture(bytes)) throw invalid({ [fit.field]: ['Pilih gambar JPEG, PNG, atau WebP.'] })
  const picture = await reencode(bytes, fit).catch(() => {
    throw invalid({ [fit.field]: ['Gambar ini tidak dapat dibaca. Coba simpan ulang, lalu unggah lagi.'] })
  })
  const name = `${createHash('sha256').update(picture).digest('hex').slice(0, 32)}.webp`
  await mkdir(mediaDir, { recursive: true })
  await writeFile(join(mediaDir, name), picture)
  return `/media/${name}`
}
