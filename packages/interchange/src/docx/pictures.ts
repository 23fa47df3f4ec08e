import type { Inline } from '../content/content.ts'
import type { DraftPicture, PictureView, Place } from '../model/draft.ts'
import { detectPictureType } from './detect-picture-type.ts'

const endings: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/bmp': 'bmp',
  'image/tiff': 'tif',
  'image/x-emf': 'emf',
  'image/x-wmf': 'wmf',
  'image/svg+xml': 'svg',
}

const SHOWN = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])

export type PictureProblem = 'external' | 'missing' | 'vector'

/** What is said of each problem. */
export const pictureWarnings: Record<PictureProblem, [code: string, message: string]> = {
  external: [
    'external_picture',
    'Gambar ini hanya tautan ke internet atau ke komputer lain, jadi tidak ikut. Sisipkan gambarnya ke dalam dokumen.',
  ],
  missing: ['missing_picture', 'Satu gambar tidak dapat dibaca. Tambahkan lagi sebagai PNG atau JPG.'],
  vector: [
    'picture_vector',
    'Gambar jenis EMF, WMF, atau sejenisnya tidak dapat ditampilkan. Tempatnya disimpan; ganti dengan PNG atau JPG.',
  ],
}

/** `id`: by which the document names its part. */
export interface PlacedPicture {
  id: string
  alt: string
  view: PictureView | undefined
}

export interface PictureStore {
  pictures: DraftPicture[]
  /** The picture in its place, or why there is none. A part that is seen twice in the same way is one picture. */
  place: (picture: PlacedPicture, position: number) => { inline?: Inline; problem?: PictureProblem }
}

function describeType(type: string): string {
  return (endings[type] ?? '').toUpperCase()
}

/** What a document means by the id of a picture; `bytes` unpacks it. */
type FindPart = (id: string) => { part: string; isExternal: boolean; bytes: () => Uint8Array | undefined }

/** Names pictures by their order. `part` in the package → the name in the drafts. */
export function createPictureStore(findPart: FindPart): PictureStore {
  const pictures: DraftPicture[] = []
  const named = new Map<string, DraftPicture>()
  const add = (
    bytes: Uint8Array | undefined,
    view: PictureView | undefined,
    seen: string,
    place: Place,
  ): DraftPicture | undefined => {
    const type = bytes && detectPictureType(bytes)
    if (!bytes || !type) return undefined
    const name = `gambar-${pictures.length + 1}.${endings[type] ?? 'bin'}`
    const picture = { name, type, bytes, place, is_shown: SHOWN.has(type), ...(view && { view }) }
    pictures.push(picture)
    named.set(seen, picture)
    return picture
  }
  return {
    pictures,
    place: ({ id, alt, view }, position) => {
      const { part, isExternal, bytes } = findPart(id)
      if (isExternal) return { problem: 'external' }
      const seen = `${part} ${JSON.stringify(view ?? null)}`
      const picture = named.get(seen) ?? add(bytes(), view, seen, { position })
      if (!picture) return { problem: 'missing' }
      const inline: Inline = { kind: 'picture', name: picture.name, alt: alt.trim() }
      if (picture.is_shown) return { inline }
      return {
        inline: { ...inline, alt: inline.alt || `Gambar ${describeType(picture.type)}` },
        problem: 'vector',
      }
    },
  }
}
