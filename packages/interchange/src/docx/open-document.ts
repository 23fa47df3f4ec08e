import { openArchive } from '../archive/open-archive.ts'
import type { DraftPicture, Remark } from '../model/draft.ts'
import type { ReadLimits } from '../model/limits.ts'
import { UnreadableFile } from '../model/unreadable-file.ts'
import { findElement } from '../xml/find-elements.ts'
import { collectWarnings } from './collect-warnings.ts'
import type { DocumentItem } from './document.ts'
import { readNumbering } from './numbering.ts'
import { findMainPart, openPackage } from './package.ts'
import { createPictureStore } from './pictures.ts'
import { readItems } from './read-body.ts'
import { readStyles } from './styles.ts'

export interface OpenedDocument {
  items: DocumentItem[]
  pictures: DraftPicture[]
  warnings: Remark[]
}

/** A Word document in reading order. Throws an UnreadableFile. */
export function openDocument(bytes: Uint8Array, limits: ReadLimits): OpenedDocument {
  const archive = openArchive(bytes, limits)
  const pkg = openPackage(archive, limits)
  const main = findMainPart(archive, pkg)
  const relationships = pkg.listRelationships(main)
  const partOf = (type: string) => {
    const found = [...relationships.values()].find(each => each.type === type && !each.isExternal)
    return found && pkg.readPart(found.target)
  }
  const body = findElement(pkg.readPart(main), 'w:body')
  if (!body) throw new UnreadableFile('wrong_type', 'File ini bukan dokumen Word. Unggah file .docx.')
  const { warnings, warn } = collectWarnings(() => context.position)
  const pictures = createPictureStore(id => {
    const { target = '', isExternal = false } = relationships.get(id) ?? {}
    return { part: target, isExternal, bytes: () => pkg.readBytes(target) }
  })
  const context = {
    styles: readStyles(partOf('styles')),
    numbering: readNumbering(partOf('numbering')),
    pictures,
    limits,
    position: 0,
    fields: [],
    boxes: [],
    carried: [],
    warn,
  }
  return { items: readItems(body, context), pictures: pictures.pictures, warnings }
}
