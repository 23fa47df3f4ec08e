import { expect, test } from 'vitest'
import { readWebpSize } from './webp-size.ts'

function webp(format: string, chunk: number[]): Buffer {
  const head = Buffer.from(`RIFF\0\0\0\0WEBP${format}\0\0\0\0`, 'latin1')
  return Buffer.concat([head, Buffer.from(chunk), Buffer.alloc(10)])
}

test.each([
  ['VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x58, 0x42, 0x2c, 0x01]],
  ['VP8L', [0x2f, 0x57, 0xc2, 0x4a, 0x00]],
  ['VP8X', [0, 0, 0, 0, 0x57, 0x02, 0x00, 0x2b, 0x01, 0x00]],
])('a %s picture of 600 by 300 pixels is read as such', (format, chunk) => {
  expect(readWebpSize(webp(format, chunk))).toEqual({ width: 600, height: 300 })
})

test.each([Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.alloc(0), webp('ALPH', [])])(
  'anything else has no size',
  file => {
    expect(readWebpSize(file)).toBeUndefined()
  },
)
