import { type Archive, openArchive } from '../archive/open-archive.ts'
import { collectWarnings } from '../docx/collect-warnings.ts'
import type { OpenedDocument } from '../docx/open-document.ts'
import { createPictureStore } from '../docx/pictures.ts'
import type { ReadLimits } from '../model/limits.ts'
import { UnreadableFile } from '../model/unreadable-file.ts'
import { findElement, listDescendants } from '../xml/find-elements.ts'
import { parseXml, type XmlElement } from '../xml/parse-xml.ts'
import { readLists } from './list-styles.ts'
import { readItems } from './read-body.ts'
import { readTextStyles } from './text-styles.ts'

/** Every formula of an .odt is an object of four entries. */
const ENTRIES_OF_A_FORMULA = 4

function openPart(archive: Archive, name: string, limits: ReadLimits): XmlElement | undefined {
  const bytes = archive.read(name)
  return bytes && parseXml(new TextDecoder().decode(bytes).replace(/^\uFEFF/, ''), limits)
}

function refuseLocked(archive: Archive, limits: ReadLimits) {
  const manifest = openPart(archive, 'META-INF/manifest.xml', limits)
  if (manifest && listDescendants(manifest, ['manifest:encryption-data']).length > 0)
    throw new UnreadableFile(
      'password',
      'File ini terkunci kata sandi. Buka kuncinya di aplikasi asalnya, simpan, lalu unggah lagi.',
    )
}

const inPackage = (address: string) => decodeURIComponent(address.replace(/^\.\//, ''))

const listHolders = (parts: readonly (XmlElement | undefined)[], name: string) =>
  parts.flatMap(part => findElement(part, name) ?? [])

/** A document of LibreOffice, in the same reading order as one of Word. Throws an UnreadableFile. */
export function openOdt(bytes: Uint8Array, limits: ReadLimits): OpenedDocument {
  const archive = openArchive(bytes, { ...limits, entries: limits.entries * ENTRIES_OF_A_FORMULA })
  refuseLocked(archive, limits)
  const content = openPart(archive, 'content.xml', limits)
  const body = findElement(content, 'office:body', 'office:text')
  if (!content || !body)
    throw new UnreadableFile('wrong_type', 'File ini bukan dokumen tulisan. Unggah file .docx atau .odt.')
  const styles = openPart(archive, 'styles.xml', limits)
  const both = [styles, content]
  const common = listHolders(both, 'office:styles')
  const automatic = listHolders(both, 'office:automatic-styles')
  const pictures = createPictureStore(address => ({
    part: address,
    isExternal: /^[a-z]{2,}:|^\.\.\//i.test(address),
    bytes: () => archive.read(inPackage(address)),
  }))
  const { warnings, warn } = collectWarnings(() => context.position)
  const context = {
    styles: readTextStyles(common, automatic),
    lists: readLists([...common, ...automatic]),
    pictures,
    openObject: (address: string) => openPart(archive, `${inPackage(address)}/content.xml`, limits),
    limits,
    position: 0,
    boxes: [],
    counters: new Map(),
    warn,
  }
  return { items: readItems(body, context), pictures: pictures.pictures, warnings }
}
