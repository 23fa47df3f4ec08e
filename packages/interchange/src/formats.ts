import { openArchive } from './archive/open-archive.ts'
import { readAiken } from './aiken/read-aiken.ts'
import { readDocx } from './docx/read-docx.ts'
import { writeDocx } from './docx/write-docx.ts'
import { readGift } from './gift/read-gift.ts'
import { findUnescaped } from './gift/split-gift.ts'
import { writeGift } from './gift/write-gift.ts'
import type { Bank, ReadResult } from './model/draft.ts'
import type { ReadLimits } from './model/limits.ts'
import { UnreadableFile } from './model/unreadable-file.ts'
import { readMoodleXml } from './moodle-xml/read-moodle-xml.ts'
import { writeMoodleXml } from './moodle-xml/write-moodle-xml.ts'
import { readOdt } from './odt/read-odt.ts'
import { readQtiItemFile, readQtiPackage } from './qti/read-qti.ts'
import { writeQti } from './qti/write-qti.ts'
import { readXlsx } from './xlsx/read-xlsx.ts'
import { writeXlsx } from './xlsx/write-xlsx.ts'

export type ReadableFormat =
  | 'docx'
  | 'odt'
  | 'xlsx'
  | 'gift'
  | 'aiken'
  | 'moodle_xml'
  | 'qti_item'
  | 'qti_package'
export type WritableFormat = 'docx' | 'xlsx' | 'gift' | 'moodle_xml' | 'qti'

/** Each throws an UnreadableFile. */
export const readers: Record<ReadableFormat, (bytes: Uint8Array, limits: ReadLimits) => ReadResult> = {
  docx: readDocx,
  odt: readOdt,
  xlsx: readXlsx,
  gift: readGift,
  aiken: readAiken,
  moodle_xml: readMoodleXml,
  qti_item: readQtiItemFile,
  qti_package: readQtiPackage,
}

export const writers: Record<WritableFormat, (bank: Bank) => Uint8Array> = {
  docx: writeDocx,
  xlsx: writeXlsx,
  gift: writeGift,
  moodle_xml: writeMoodleXml,
  qti: writeQti,
}

const KNOWN = 'Word (.docx), LibreOffice (.odt), Excel (.xlsx), GIFT, Aiken, Moodle XML, atau QTI 2 dan 3'
const OLE = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP = [0x50, 0x4b]

/** Files that are known, but not read: how they begin, and what to do instead. */
const refused: [begins: RegExp, code: string, message: string][] = [
  [
    /^\{\\rtf/,
    'rtf',
    'File ini berformat RTF, meskipun namanya mungkin .doc. Buka di Word, simpan sebagai .docx, lalu unggah lagi.',
  ],
  [
    /^%PDF-/,
    'pdf',
    'File ini PDF, yang tidak menyimpan susunan soal. Unggah dokumen Word (.docx) asalnya, atau buka PDF ini di Word dan simpan sebagai .docx.',
  ],
  [
    /^\s*(?:<\?xml[^>]*>\s*)?(?:<!DOCTYPE[^>]*>\s*|<!--.*?-->\s*)*<(?:\w+:)?questestinterop[\s>]/s,
    'qti_1',
    'File ini berformat QTI 1.2, versi lama yang susunannya lain. Ekspor ulang sebagai QTI 2.1, 2.2, atau 3, atau sebagai Moodle XML, lalu unggah lagi.',
  ],
  [
    /^\s*(?:<!--.*?-->\s*)*<(?:!doctype\s+html|html[\s>])/is,
    'html',
    'File ini halaman web (HTML), meskipun namanya mungkin .doc. Buka di Word, simpan sebagai .docx, lalu unggah lagi.',
  ],
]

function refuseKnown(text: string) {
  const [, code, message] = refused.find(([begins]) => begins.test(text)) ?? []
  if (code !== undefined && message !== undefined) throw new UnreadableFile(code, message)
}

const startsWith = (bytes: Uint8Array, magic: readonly number[]) =>
  magic.every((byte, at) => bytes[at] === byte)

/** Word's own container before 2007, and that of documents with a password. */
function refuseOle(bytes: Uint8Array): never {
  const text = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length - (bytes.length % 2)))
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

/** A document of LibreOffice begins with a file that says what it is. */
const ODF = /^.{30}mimetypeapplication\/vnd\.oasis\.opendocument\.([a-z]+)/s

function detectArchive(bytes: Uint8Array, limits: ReadLimits): ReadableFormat {
  const [, odf] = ODF.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 200))) ?? []
  if (odf === 'text') return 'odt'
  if (odf !== undefined)
    throw new UnreadableFile(
      'odf',
      'File ini dari LibreOffice, tetapi bukan dokumen tulisan. Simpan lembarnya sebagai .xlsx atau tulisannya sebagai .odt, lalu unggah lagi.',
    )
  const { names } = openArchive(bytes, limits)
  if (names.includes('[Content_Types].xml'))
    return names.some(name => name.startsWith('xl/')) ? 'xlsx' : 'docx'
  if (names.some(name => name.endsWith('imsmanifest.xml'))) return 'qti_package'
  if (names.some(name => name.endsWith('.xml')))
    throw new UnreadableFile(
      'no_manifest',
      'Paket ini tidak memuat imsmanifest.xml. Ekspor ulang sebagai paket QTI dari sistem asalnya.',
    )
  throw new UnreadableFile('wrong_type', `Jenis file ini tidak dikenali. Unggah ${KNOWN}.`)
}

const XML_ROOTS: [pattern: RegExp, format: ReadableFormat][] = [
  [/<quiz[\s>]/, 'moodle_xml'],
  [/<(?:\w+:)?(?:qti-assessment-item|assessmentItem)[\s>]/, 'qti_item'],
]

function hasBraces(text: string): boolean {
  const open = findUnescaped(text, '{')
  return open >= 0 && findUnescaped(text, '}', open) >= 0
}

function detectText(text: string): ReadableFormat | undefined {
  if (/^\s*</.test(text.replace(/^\uFEFF/, ''))) {
    const xml = XML_ROOTS.find(([pattern]) => pattern.test(text))
    if (xml) return xml[1]
  }
  if (/^[ \t]*ANSWER:[ \t]*[A-Z][ \t]*$/im.test(text)) return 'aiken'
  return hasBraces(text) || /^::/m.test(text) ? 'gift' : undefined
}

/** By what the file holds, never by its name. Throws an UnreadableFile. */
export function detectFormat(bytes: Uint8Array, fileName: string, limits: ReadLimits): ReadableFormat {
  if (bytes.length === 0) throw new UnreadableFile('empty', 'File ini kosong. Pilih file yang berisi soal.')
  if (bytes.length > limits.bytes)
    throw new UnreadableFile(
      'too_large',
      `File ini lebih besar dari ${Math.floor(limits.bytes / 1_048_576)} MB. Kecilkan gambarnya atau bagi menjadi beberapa file.`,
    )
  if (startsWith(bytes, OLE)) refuseOle(bytes)
  if (startsWith(bytes, ZIP)) return detectArchive(bytes, limits)
  refuseKnown(new TextDecoder().decode(bytes.subarray(0, 4096)).replace(/^\uFEFF/, ''))
  const isText = !bytes.subarray(0, 4096).includes(0)
  const format = isText ? detectText(new TextDecoder().decode(bytes)) : undefined
  if (format === undefined)
    throw new UnreadableFile('wrong_type', `Jenis file “${fileName}” tidak dikenali. Unggah ${KNOWN}.`)
  return format
}
