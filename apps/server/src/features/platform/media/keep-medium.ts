import { hashContent, pictureAddress } from '../../../content/save-picture.ts'
import type { Row } from '../../../db/insert-rows.ts'
import { invalid } from '../../../http/errors.ts'
import { keepMeasuredPicture } from '../../../http/keep-picture.ts'
import { limits } from '../../../limits.ts'
import { openStore } from '../../../store/open-store.ts'
import { hasScript } from './find-script.ts'

type Kept = Pick<Row<'media'>, 'hash' | 'url' | 'kind' | 'media_type' | 'width' | 'height' | 'bytes'>

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-'

const acting =
  'PDF ini berisi skrip, formulir aktif, atau dikunci. Cetak ulang ke PDF biasa, lalu unggah yang itu.'

async function keepPdf(mediaPlace: string, bytes: Buffer): Promise<Kept> {
  if (hasScript(bytes)) throw invalid({ file: [acting] })
  const hash = hashContent(bytes)
  await openStore(mediaPlace).write(`${hash}.pdf`, bytes)
  const about = { kind: 'file', media_type: 'application/pdf', width: null, height: null } as const
  return { ...about, hash, url: pictureAddress(`${hash}.pdf`), bytes: bytes.length }
}

/** Judges by what the file holds. Its name and what the browser says of it do not count. */
export async function keepMedium(mediaPlace: string, upload: File): Promise<Kept> {
  const bytes = Buffer.from(await upload.arrayBuffer())
  if (isPdf(bytes)) return keepPdf(mediaPlace, bytes)
  const fit = { field: 'file', pixels: limits.mediaPixels, fit: 'inside' } as const
  return { kind: 'image', media_type: 'image/webp', ...(await keepMeasuredPicture(mediaPlace, upload, fit)) }
}
