import type { ReadLimits } from '../model/limits.ts'
import { UnreadableFile } from '../model/unreadable-file.ts'

export interface ArchiveEntry {
  name: string
  method: number
  checksum: number
  packed: number
  /** As the directory says: whoever unpacks it counts again. */
  unpacked: number
  /** Where its local header begins. */
  offset: number
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const SYMLINK = 0o120000

const refuse = (code: string, message: string) => new UnreadableFile(code, message)

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - 65_557)
  for (let at = view.byteLength - 22; at >= first; at -= 1) if (view.getUint32(at, true) === END) return at
  throw refuse(
    'damaged',
    'File ini rusak atau terpotong. Buka di aplikasi asalnya, simpan ulang, lalu unggah lagi.',
  )
}

function checkName(name: string) {
  if (name.startsWith('/') || name.includes('\\') || name.split('/').includes('..'))
    throw refuse(
      'unsafe_name',
      'File ini berisi nama berkas yang tidak aman. Simpan ulang dari aplikasi asalnya, lalu unggah lagi.',
    )
}

function readEntry(view: DataView, bytes: Uint8Array, at: number) {
  if (at + 46 > view.byteLength || view.getUint32(at, true) !== CENTRAL)
    throw refuse(
      'damaged',
      'File ini rusak atau terpotong. Buka di aplikasi asalnya, simpan ulang, lalu unggah lagi.',
    )
  const nameLength = view.getUint16(at + 28, true)
  const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
  if ((view.getUint16(at + 8, true) & 1) === 1)
    throw refuse(
      'password',
      'File ini terkunci kata sandi. Buka kuncinya di aplikasi asalnya, simpan, lalu unggah lagi.',
    )
  if (((view.getUint32(at + 38, true) >>> 16) & 0o170000) === SYMLINK)
    throw refuse(
      'unsafe_name',
      'File ini berisi tautan berkas yang tidak aman. Simpan ulang dari aplikasi asalnya, lalu unggah lagi.',
    )
  checkName(name)
  const entry: ArchiveEntry = {
    name,
    method: view.getUint16(at + 10, true),
    checksum: view.getUint32(at + 16, true),
    packed: view.getUint32(at + 20, true),
    unpacked: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  }
  return { entry, next: at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true) }
}

/** What the central directory of a ZIP lists, folders left out. Throws an UnreadableFile for what is unsafe. */
export function listEntries(bytes: Uint8Array, limits: ReadLimits): Map<string, ArchiveEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > limits.entries)
    throw refuse(
      'too_many_entries',
      `File ini berisi lebih dari ${limits.entries} berkas. Bagi menjadi beberapa file, lalu unggah satu per satu.`,
    )
  const entries = new Map<string, ArchiveEntry>()
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = readEntry(view, bytes, at)
    if (!entry.name.endsWith('/')) entries.set(entry.name, entry)
    at = next
  }
  return entries
}
