import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
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

function writeChunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(content.length, 0)
  around.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)])
}

/** A PNG of two colours, all of one, whose head promises so many pixels; `isWhole`: and that holds them. */
export function promisePixels(width: number, height: number, isWhole = false): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(isWhole ? (Math.ceil(width / 8) + 1) * height : 64))
  const chunks = [writeChunk('IHDR', head), writeChunk('IDAT', rows), writeChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks])
}
