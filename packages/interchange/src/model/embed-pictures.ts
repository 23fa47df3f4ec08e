import type { DraftPicture } from './draft.ts'

/** Addresses that hold the pictures themselves, for formats that are one text. */
export function embedPictures(pictures: readonly DraftPicture[]): (name: string) => string {
  const byName = new Map(pictures.map(picture => [picture.name, picture]))
  return name => {
    const picture = byName.get(name)
    return picture ? `data:${picture.type};base64,${Buffer.from(picture.bytes).toString('base64')}` : name
  }
}
