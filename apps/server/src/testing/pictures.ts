import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** A picture of one colour, carrying a place in its metadata. */
export async function drawPicture(
  format: 'png' | 'jpeg' | 'webp',
  width = 800,
  height = 600,
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#1d4bc0' } })
    .withExif({ IFD0: { ImageDescription: 'RAHASIA' } })
    .toFormat(format)
    .toBuffer()
}

/** A form as a browser sends it, with its headers. */
export async function writeForm(fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const response = new Response(form)
  return {
    body: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  }
}

/** A square PNG that nothing makes smaller: 90 pixels are some 24 KB. */
export async function drawNoise(pixels: number): Promise<Uint8Array> {
  const raw = { width: pixels, height: pixels, channels: 3 as const }
  return new Uint8Array(
    await sharp(randomBytes(pixels * pixels * 3), { raw })
      .png()
      .toBuffer(),
  )
}
