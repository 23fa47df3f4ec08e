const FORMATS: Record<string, (chunk: Buffer) => { width: number; height: number }> = {
  // After the ten-byte frame header, the low 14 bits of each: RFC 6386, 9.1.
  'VP8 ': chunk => ({ width: chunk.readUInt16LE(6) & 0x3fff, height: chunk.readUInt16LE(8) & 0x3fff }),
  // After the signature byte, 14 bits each, one less than the size.
  VP8L: chunk => {
    const bits = chunk.readUInt32LE(1)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  },
  // Canvas size, 24 bits each, one less than the size.
  VP8X: chunk => ({ width: chunk.readUIntLE(4, 3) + 1, height: chunk.readUIntLE(7, 3) + 1 }),
}

/** Pixels of a WebP picture: https://developers.google.com/speed/webp/docs/riff_container. Undefined for anything else. */
export function readWebpSize(file: Buffer): { width: number; height: number } | undefined {
  if (file.length < 30 || file.toString('latin1', 8, 12) !== 'WEBP') return undefined
  return FORMATS[file.toString('latin1', 12, 16)]?.(file.subarray(20))
}
