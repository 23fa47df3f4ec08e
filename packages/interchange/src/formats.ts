import { openArchive } from './archive/open-archive.ts'
import { readDocx } from './docx/read-docx.ts'
import type { ReadResult } from './model/draft.ts'
import type { ReadLimits } from './model/limits.ts'
import { UnreadableFile } from './model/unreadable-file.ts'

type ReadableFormat = 'docx'

/** Each throws an UnreadableFile. */
export const readers: Record<ReadableFormat, (bytes: Uint8Array, limits: ReadLimits) => ReadResult> = {
  docx: readDocx,
}

const OLE = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP = [0x50, 0x4b]

const startsWith = (bytes: Uint8Array, magic: readonly number[]) =>
  magic.every((byte, at) => bytes[at] === byte)

/** Word's own container before 2007, and that of documents with a password. */
function refuseOle(bytes: Uint8Array): never {
  const text = new TextDecoder('utf-16le').decode(bytes.subarray(0, 65_536))
  if (text.includes('EncryptedPackage'))
    throw new UnreadableFile(
      'password',
      'File ini terkunci kata sandi. Buka kuncinya di aplikasi asalnya, simpan, lalu unggah lagi.',
    )
  throw new UnreadableFile(
    'old_format',
    'File ini berformat Office lama (.doc atau .xls). Simpan ulang sebagai .docx atau .xlsx, lalu unggah lagi.',
  )
}

function detectArchive(bytes: Uint8Array, limits: ReadLimits): ReadableFormat {
  const { names } = openArchive(bytes, limits)
  if (names.includes('[Content_Types].xml')) return 'docx'
  throw new UnreadableFile('wrong_type', 'Jenis file ini tidak dikenali. Unggah dokumen Word (.docx).')
}

/** By what the file begins with, never by its name alone. Throws an UnreadableFile. */
export function detectFormat(bytes: Uint8Array, fileName: string, limits: ReadLimits): ReadableFormat {
  if (bytes.length === 0) throw new UnreadableFile('empty', 'File ini kosong. Pilih file yang berisi soal.')
  if (bytes.length > limits.bytes)
    throw new UnreadableFile(
      'too_large',
      `File ini lebih besar dari ${Math.floor(limits.bytes / 1_048_576)} MB. Kecilkan gambarnya atau bagi menjadi beberapa file.`,
    )
  if (startsWith(bytes, OLE)) refuseOle(bytes)
  if (startsWith(bytes, ZIP)) return detectArchive(bytes, limits)
  throw new UnreadableFile(
    'wrong_type',
    `Jenis file “${fileName}” tidak dikenali. Unggah dokumen Word (.docx).`,
  )
}
