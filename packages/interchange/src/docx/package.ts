import type { Archive } from '../archive/open-archive.ts'
import type { ReadLimits } from '../model/limits.ts'
import { UnreadableFile } from '../model/unreadable-file.ts'
import { listElements } from '../xml/find-elements.ts'
import { parseXml, type XmlElement } from '../xml/parse-xml.ts'

export interface Relationship {
  /** The last word of its type, such as `image`. */
  type: string
  /** Name of the part, or an address that is never asked for. */
  target: string
  isExternal: boolean
}

export interface OfficePackage {
  /** Undefined for a part that is not there. */
  readPart: (name: string) => XmlElement | undefined
  readBytes: (name: string) => Uint8Array | undefined
  listRelationships: (part: string) => Map<string, Relationship>
}

function resolveTarget(part: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const folders = part.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') folders.pop()
    else if (step !== '.') folders.push(step)
  }
  return folders.join('/')
}

function decode(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return new TextDecoder(isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes)
}

export function openPackage(archive: Archive, limits: ReadLimits): OfficePackage {
  const readPart = (name: string) => {
    const bytes = archive.read(name)
    return bytes && parseXml(decode(bytes), limits)
  }
  const listRelationships = (part: string) => {
    const folder = part.slice(0, part.lastIndexOf('/') + 1)
    const root = readPart(`${folder}_rels/${part.slice(folder.length)}.rels`)
    const found = new Map<string, Relationship>()
    for (const { attributes } of root ? listElements(root) : []) {
      const { Id = '', Type = '', Target = '', TargetMode } = attributes
      const isExternal = TargetMode === 'External' || /^[a-z]{2,}:/i.test(Target)
      const target = isExternal ? Target : resolveTarget(part, Target)
      found.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target, isExternal })
    }
    return found
  }
  return { readPart, readBytes: archive.read, listRelationships }
}

/** The part that the package says is its document. Throws an UnreadableFile for macros and where there is none. */
export function findMainPart(archive: Archive, { listRelationships }: OfficePackage): string {
  if (archive.names.some(name => /vbaProject\.bin$/i.test(name)))
    throw new UnreadableFile(
      'macro',
      'File ini berisi makro. Simpan ulang sebagai dokumen biasa (.docx atau .xlsx), lalu unggah lagi.',
    )
  const main = [...listRelationships('').values()].find(({ type }) => type === 'officeDocument')
  if (!main || !archive.names.includes(main.target))
    throw new UnreadableFile(
      'damaged',
      'File ini tidak memuat dokumen. Buka di aplikasi asalnya, simpan ulang, lalu unggah lagi.',
    )
  return main.target
}
