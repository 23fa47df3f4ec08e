import { createHash } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { limits } from '../limits.ts'
import { storeFile } from '../store-file.ts'

/** Formats by their first bytes; what the file's name or the browser says does not count. */
const signatures = {
  jpeg: /^ffd8ff/,
  png: /^89504e470d0a1a0a/,
  webp: /^52494646.{8}57454250/,
}

export interface PictureFit {
  /** Longest edge of what is kept. */
  pixels: number
  /** `cover` cuts to a square, `inside` keeps the proportions. */
  fit: 'cover' | 'inside'
  /**
   * Of a picture that belongs to one row: an id that no other upload has, so that once the row lets go of the file
   * nobody can name it again. Left out, a picture is named by its content and shared.
   */
  name?: OwnedName
}

/** Only pictures with such names are ever removed; see tidy-pictures.ts. */
export type OwnedName = `${'avatar' | 'logo'}-${string}`

export function pictureAddress(file: string): string {
  return `/media/${file}`
}

/** An address as this server gives to pictures: one that was uploaded here. */
export function isOwnPicture(address: string): boolean {
  return /^\/media\/[\da-f]{32}\.webp$/.test(address)
}

function isPicture(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString('hex')
  return Object.values(signatures).some(signature => signature.test(start))
}

/** Decoding and encoding anew drops whatever else the file carried: places, scripts, a second file. */
async function reencode(bytes: Buffer, { pixels, fit }: PictureFit) {
  return sharp(bytes, { limitInputPixels: limits.decodedPixels, failOn: 'error', pages: 1 })
    .rotate()
    .resize({ width: pixels, height: pixels, fit, withoutEnlargement: fit === 'inside' })
    .webp({ quality: 85 })
    .timeout({ seconds: 10 })
    .toBuffer({ resolveWithObject: true })
}

/** Long enough that nobody who does not have the file guesses its name. */
export function hashContent(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}

/** The message is Indonesian and says what to do. */
export class PictureError extends Error {}

export interface SavedPicture {
  url: string
  /** Of what is kept. */
  hash: string
  width: number
  height: number
  bytes: number
}

/** Stores a JPEG, PNG or WebP as WebP; anything else is a `PictureError`. */
export async function savePicture(mediaDir: string, upload: File, fit: PictureFit): Promise<SavedPicture> {
  const bytes = Buffer.from(await upload.arrayBuffer())
  if (!isPicture(bytes)) throw new PictureError('Pilih gambar JPEG, PNG, atau WebP.')
  const { data, info } = await reencode(bytes, fit).catch(() => {
    throw new PictureError('Gambar ini tidak dapat dibaca. Coba simpan ulang, lalu unggah lagi.')
  })
  const hash = hashContent(data)
  const file = `${fit.name ?? hash}.webp`
  await storeFile(join(mediaDir, file), data)
  return { url: pictureAddress(file), hash, width: info.width, height: info.height, bytes: info.size }
}
