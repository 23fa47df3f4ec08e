import { crc32, inflateRawSync } from 'node:zlib'
import type { ReadLimits } from '../model/limits.ts'
import { UnreadableFile } from '../model/unreadable-file.ts'
import { type ArchiveEntry, listEntries } from './list-entries.ts'

export interface Archive {
  names: string[]
  /** Unpacks one entry, within what is left of the limits. Throws an UnreadableFile. */
  read: (name: string) => Uint8Array | undefined
}

const damaged = () =>
  new UnreadableFile(
    'damaged',
    'File ini rusak atau terpotong. Buka di aplikasi asalnya, simpan ulang, lalu unggah lagi.',
  )

const tooLarge = () =>
  new UnreadableFile(
    'too_large_inside',
    'Isi file ini terlalu besar setelah dibuka. Bagi menjadi beberapa file, lalu unggah satu per satu.',
  )

function inflate(packed: Uint8Array, entry: ArchiveEntry, room: number): Uint8Array {
  if (entry.method === 0) return packed
  if (entry.method !== 8) throw damaged()
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, room) })
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge()
    throw damaged()
  }
}

function findPacked(bytes: Uint8Array, { offset, packed }: ArchiveEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== 0x04034b50) throw damaged()
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  if (start + packed > bytes.length) throw damaged()
  return bytes.subarray(start, start + packed)
}

/** Opens a ZIP; nothing is unpacked before it is asked for. Throws an UnreadableFile. */
export function openArchive(bytes: Uint8Array, limits: ReadLimits): Archive {
  const entries = listEntries(bytes, limits)
  let left = limits.unpackedBytes
  const stated = entries.values().reduce((sum, { unpacked }) => sum + unpacked, 0)
  if (stated > left) throw tooLarge()
  const unpack = (entry: ArchiveEntry) => {
    const packed = findPacked(bytes, entry)
    // Small entries may be as regular as they like.
    const room = Math.min(left, Math.max(entry.packed * limits.ratio, 1_000_000))
    if (entry.unpacked > room) throw tooLarge()
    const content = inflate(packed, entry, room)
    if (crc32(content) !== entry.checksum) throw damaged()
    left -= content.length
    if (left < 0) throw tooLarge()
    return content
  }
  return {
    names: [...entries.keys()],
    read: name => {
      const entry = entries.get(name)
      return entry ? unpack(entry) : undefined
    },
  }
}
