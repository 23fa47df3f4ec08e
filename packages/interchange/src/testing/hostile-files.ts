import { deflateRawSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { DEFAULT_LIMITS } from '../model/limits.ts'
import { buildDocx, paragraph as p, table } from './build-docx.ts'

const good = buildDocx([p('1. S?'), p('A. x'), p('B. y'), p('Kunci: A')])
const document = (xml: string) => buildDocx([], { alter: () => xml })
const nested = Array.from({ length: 200 }).reduce<string>(inside => table([[inside + p('x')]]), '')

/** An OLE file that holds an encrypted package, by its first sector and the name in its directory. */
function encrypted(): Uint8Array {
  const bytes = new Uint8Array(2048)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  const name = 'EncryptedPackage'
  for (let at = 0; at < name.length; at += 1) bytes[1024 + at * 2] = name.charCodeAt(at)
  return bytes
}

/** Says in its directory that an entry is small, and unpacks to 64 MB. */
function lyingBomb(): Uint8Array {
  const packed = deflateRawSync(new Uint8Array(64 * 1024 * 1024))
  const zip = zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    '_rels/.rels': [new Uint8Array(packed), { level: 0 }],
  })
  const view = new DataView(zip.buffer)
  for (let at = 0; at + 46 < zip.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50 && zip[at + 46] === 0x5f) view.setUint16(at + 10, 8, true)
  return zip
}

/** What breaks readers or is meant to: made when it is asked for, and why it is refused. */
export const hostileFiles: [name: string, bytes: () => Uint8Array, code: string][] = [
  [
    'a bomb',
    () => document(`<w:document xmlns:w="x"><w:body>${' '.repeat(8_000_000)}</w:body></w:document>`),
    'too_large_inside',
  ],
  ['a bomb that lies about its size', lyingBomb, 'too_large_inside'],
  [
    'entities',
    () => document('<!DOCTYPE x [<!ENTITY a "b">]><w:document xmlns:w="x">&a;</w:document>'),
    'dtd',
  ],
  [
    'a billion laughs',
    () =>
      document(
        `<!DOCTYPE l [<!ENTITY a "ha">${'bcdefghij'.replaceAll(/./g, (name, at: number) => `<!ENTITY ${name} "${`&${'abcdefghi'.charAt(at)};`.repeat(10)}">`)}]><w:document xmlns:w="x">&j;</w:document>`,
      ),
    'dtd',
  ],
  ['an archive inside an archive', () => zipSync({ 'soal.docx': good }), 'wrong_type'],
  ['a file that was cut off', () => good.subarray(0, good.length - 200), 'damaged'],
  ['a document that was cut off', () => document('<w:document xmlns:w="x"><w:body><w:p>'), 'damaged'],
  ['a picture called .docx', () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'wrong_type'],
  ['macros', () => buildDocx([p('1. S?')], { extra: { 'word/vbaProject.bin': new Uint8Array(8) } }), 'macro'],
  ['a password', encrypted, 'password'],
  ['deep tables', () => buildDocx([nested]), 'too_deep'],
  [
    '100,000 paragraphs',
    () => buildDocx(Array.from({ length: 100_000 }, (_, at) => p(`${at * 7919} ${at * 104_729}`))),
    'too_many_paragraphs',
  ],
  [
    'a name that leads out of the archive',
    () => buildDocx([p('1. S?')], { extra: { '../../etc/passwd': new Uint8Array(1) } }),
    'unsafe_name',
  ],
  [
    'a thousand entries',
    () =>
      zipSync(Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`a${at}.xml`, new Uint8Array(1)]))),
    'too_many_entries',
  ],
  ['a file that is too large', () => new Uint8Array(DEFAULT_LIMITS.bytes + 1), 'too_large'],
  ['a document without questions', () => buildDocx([p('Halo')]), 'no_questions'],
  ['nothing', () => new Uint8Array(), 'empty'],
]
