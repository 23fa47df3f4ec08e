import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { createCrew, TooHeavyError } from '../crew.ts'
import { limits } from '../limits.ts'
import { worksApart } from '../serve-tasks.ts'
import { openStore } from '../store/open-store.ts'
import type { PictureEnding, PictureTask } from './encode-picture.ts'

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

const workApart = createCrew<PictureTask, PictureEnding>({
  file: join(import.meta.dirname, 'picture.child.ts'),
  processes: 1,
  waiting: limits.picturesWaiting,
  heapMb: limits.pictureHeapMb,
  patience: 'someone_waits',
  taskMs: limits.pictureMs,
  idleMs: limits.crewIdleMs,
})

const tooHeavy =
  'Gambar ini terlalu berat untuk diolah. Perkecil, simpan ulang sebagai JPEG, lalu unggah lagi.'

/** In a process of its own: a decoder would share its threads with what checks passwords. A process apart encodes by itself. */
async function encodeApart(task: PictureTask): Promise<PictureEnding> {
  if (worksApart()) return (await import('./encode-picture.ts')).encodePicture(task)
  return workApart(task).catch((error: unknown) => {
    if (error instanceof TooHeavyError) return { refusal: tooHeavy }
    throw error
  })
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
export async function savePicture(mediaPlace: string, upload: File, fit: PictureFit): Promise<SavedPicture> {
  const bytes = Buffer.from(await upload.arrayBuffer())
  if (!isPicture(bytes)) throw new PictureError('Pilih gambar JPEG, PNG, atau WebP.')
  const { picture, refusal } = await encodeApart({ bytes, pixels: fit.pixels, fit: fit.fit })
  if (refusal !== undefined) throw new PictureError(refusal)
  const { data, width, height } = picture
  const hash = hashContent(data)
  const file = `${fit.name ?? hash}.webp`
  await openStore(mediaPlace).write(file, data)
  return { url: pictureAddress(file), hash, width, height, bytes: data.length }
}
