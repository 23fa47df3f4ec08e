const PICTURE = /!\[((?:\\.|[^\]\\])*)\]\(([^()\s]+)\)/g

/**
 * An author's source with other addresses of its pictures, each with a text for those who cannot see it. One that has no
 * address keeps its place in words.
 */
export function movePictures(source: string, find: (address: string) => string | undefined): string {
  return source.replace(PICTURE, (_, words: string, address: string) => {
    const alt = words.trim() || 'Gambar'
    const moved = find(address)
    return moved === undefined ? `\\[${alt}: belum bisa ditampilkan\\]` : `![${alt}](${moved})`
  })
}
