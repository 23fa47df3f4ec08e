import { type Inline, type Look, paragraph } from '../content/content.ts'
import { readHtml, readNodes } from '../content/read-html.ts'
import { findTypedFormulas } from '../content/typed-formulas.ts'
import { writeInlines, writeMarkdown } from '../content/write-markdown.ts'
import { detectPictureType } from '../docx/detect-picture-type.ts'
import type { XmlNode } from '../xml/parse-xml.ts'
import { createResult, type Place, type ReadResult } from './draft.ts'
import { type ForeignKind, sayForeign } from './foreign-kinds.ts'
import { UnreadableFile } from './unreadable-file.ts'

export type TextFormat = 'html' | 'markdown' | 'plain'

/** Reads items one after the other: where each is, its pictures, and what becomes of one that cannot be read. */
export interface ItemReader {
  result: ReadResult
  /** Where an item is whose place is told only by `place`. */
  place: Place
  /** Bytes of a picture by its address in the item; undefined for one that is not there. */
  findPicture: (address: string) => Uint8Array | undefined
}

export function createItemReader(): ItemReader {
  return { result: createResult(), place: { position: 0 }, findPicture: () => undefined }
}

export function warnItem({ result, place }: ItemReader, code: string, message: string) {
  result.warnings.push({ code, message, place })
}

function decodeDataAddress(address: string): Uint8Array | undefined {
  const match = /^data:image\/[\w.+-]+;base64,([\w+/=\s]+)$/.exec(address)
  return match ? new Uint8Array(Buffer.from(match[1] ?? '', 'base64')) : undefined
}

const fileName = (address: string) =>
  decodeURIComponent(
    address
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '',
  ).replaceAll(/[^\p{L}\p{N}._-]/gu, '-')

/** The name under which a picture is kept. One that is missing keeps its place and has a warning. */
function namePicture(reader: ItemReader, address: string): string {
  const { pictures } = reader.result
  const embedded = decodeDataAddress(address)
  const bytes = embedded ?? reader.findPicture(address)
  const type = bytes && detectPictureType(bytes)
  if (!bytes || !type) {
    warnItem(
      reader,
      'missing_picture',
      `Gambar “${address.startsWith('data:') ? 'tertanam' : address.slice(0, 80)}” tidak ada di dalam file. Tambahkan lagi sebagai PNG atau JPG.`,
    )
    return fileName(address.startsWith('data:') ? '' : address) || `gambar-${pictures.length + 1}`
  }
  const same = pictures.find(picture => Buffer.compare(picture.bytes, bytes) === 0)
  if (same) return same.name
  const own = embedded ? '' : fileName(address)
  const ending = (type.split('/')[1] ?? 'bin').replace('jpeg', 'jpg')
  const name =
    own !== '' && pictures.every(picture => picture.name !== own)
      ? own
      : `gambar-${pictures.length + 1}.${ending}`
  pictures.push({
    name,
    type,
    bytes,
    place: reader.place,
    is_shown: /^image\/(png|jpeg|gif|webp)$/.test(type),
  })
  return name
}

const options = (reader: ItemReader) => ({ namePicture: (address: string) => namePicture(reader, address) })

function readPlain(source: string) {
  return source
    .split(/\n\s*\n/)
    .map(part => {
      const lines = part.trim().split('\n')
      return lines.flatMap((line, at): Inline[] => [
        ...(at > 0 ? [{ kind: 'break' as const }] : []),
        { kind: 'text', text: line.trim(), look: {} satisfies Look },
      ])
    })
    .filter(content => content.some(inline => inline.kind === 'text' && inline.text !== ''))
    .map(content => paragraph(findTypedFormulas(content)))
}

/** The author's source of a text in the format of its file. */
export function readText(reader: ItemReader, source: string, format: TextFormat): string {
  if (format === 'markdown') return source.trim()
  return writeMarkdown(format === 'html' ? readHtml(source, options(reader)) : readPlain(source))
}

/** The same for nodes of an XML document that are named as in HTML. */
export function readMarkup(reader: ItemReader, nodes: readonly XmlNode[]): string {
  return writeMarkdown(readNodes(nodes, options(reader)))
}

/** An option or a statement, whose paragraphs become one line. */
export function joinLines(source: string): string {
  return source.replaceAll(/\n+/g, '<br>')
}

export function wordsOf(text: string): string {
  return writeInlines([{ kind: 'text', text, look: {} }])
}

/** Questions name it by the id that is returned. */
export function addPassage({ result, place }: ItemReader, title: string, body: string): string {
  const id = `s${result.passages.length + 1}`
  result.passages.push({ id, title, body, place })
  return id
}

export function addUnsupported(reader: ItemReader, kind: ForeignKind, title: string, text: string) {
  const { result, place } = reader
  const plain = title.replaceAll(/\s*<br>\s*/g, ' ')
  result.unsupported.push({ kind, title: plain, place, text })
  warnItem(reader, `unsupported_${kind}`, sayForeign(`“${plain.slice(0, 80)}”`, kind))
}

const SOURCE_LENGTH = 4_000

/** What an item says, without its markup, line by line. */
function describeSource(source: string): string {
  // A picture that is part of the text would hide it.
  const words = source.replaceAll(/\S{200,}/g, '…')
  const lines = words.slice(0, SOURCE_LENGTH).split('\n')
  return lines
    .map(wordsOf)
    .filter(line => line !== '')
    .join('<br>')
}

interface ItemsOf<T> {
  placeOf: (item: T, index: number) => Place
  read: (item: T) => void
  textOf: (item: T) => string
}

function loseItem(reader: ItemReader, error: unknown, text: string) {
  const { position, file } = reader.place
  const title = file === undefined ? `Butir ${position}` : `Butir ${position} (${file})`
  addUnsupported(reader, 'unreadable', title, text.slice(0, SOURCE_LENGTH))
  if (error instanceof UnreadableFile) warnItem(reader, error.code, `${title}: ${error.message}`)
}

/** One bad item loses one item: whatever goes wrong in reading it is told, with its text, and the next one is read. */
export function readEach<T>(reader: ItemReader, items: readonly T[], { placeOf, read, textOf }: ItemsOf<T>) {
  items.forEach((item, index) => {
    reader.place = placeOf(item, index)
    reader.result.source.push({ place: reader.place, text: describeSource(textOf(item)) })
    try {
      read(item)
    } catch (error) {
      loseItem(reader, error, textOf(item))
    }
  })
}
