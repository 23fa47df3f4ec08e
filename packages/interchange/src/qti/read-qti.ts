import { type Archive, openArchive } from '../archive/open-archive.ts'
import type { DocumentQuestion, ReadResult } from '../model/draft.ts'
import { addPassage, createItemReader, type ItemReader, readEach } from '../model/item-reader.ts'
import type { ReadLimits } from '../model/limits.ts'
import { UnreadableFile } from '../model/unreadable-file.ts'
import { findElement, listDescendants, listElements, readText } from '../xml/find-elements.ts'
import { parseXml, type XmlElement } from '../xml/parse-xml.ts'
import { readContent } from './open-objects.ts'
import { useSecondNames } from './qti-names.ts'
import { readQtiItem } from './read-qti-item.ts'
import { difficulties } from './write-qti.ts'

const parse = (bytes: Uint8Array, limits: ReadLimits) =>
  useSecondNames(parseXml(new TextDecoder().decode(bytes).replace(/^\uFEFF/, ''), limits))

function resolve(file: string, address: string): string {
  const folders = file.split('/').slice(0, -1)
  for (const step of decodeURIComponent(address).split('/')) {
    if (step === '..') folders.pop()
    else if (step !== '.') folders.push(step)
  }
  return folders.join('/')
}

/** One item, or a document with several. Pictures lie elsewhere and are named as missing. */
export function readQtiItemFile(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const root = parse(bytes, limits)
  const items = root.name === 'assessmentItem' ? [root] : listDescendants(root, ['assessmentItem'])
  const reader = createItemReader()
  readEach(reader, items, {
    placeOf: (_, index) => ({ position: index + 1 }),
    read: item => readQtiItem(reader, item, {}),
    textOf: readText,
  })
  return reader.result
}

interface Package {
  archive: Archive
  limits: ReadLimits
  reader: ItemReader
  /** File of a stimulus → its passage. */
  passages: Map<string, string>
}

/** The stimulus that an item refers to, read once. */
function readStimulus(
  { archive, limits, reader, passages }: Package,
  file: string,
  item: XmlElement,
): string | undefined {
  const reference = findElement(item, 'assessmentStimulusRef')?.attributes['href']
  if (reference === undefined) return undefined
  const path = resolve(file, reference)
  const known = passages.get(path)
  if (known !== undefined) return known
  const bytes = archive.read(path)
  const stimulus = bytes && parse(bytes, limits)
  if (!stimulus) return undefined
  reader.findPicture = address => archive.read(resolve(path, address))
  const body = readContent(reader, findElement(stimulus, 'stimulusBody')?.children ?? [])
  const id = addPassage(reader, stimulus.attributes['title'] ?? '', body)
  passages.set(path, id)
  return id
}

const levels = Object.entries(difficulties) as [keyof typeof difficulties, string][]

function findDifficulty(resource: XmlElement): DocumentQuestion['difficulty'] {
  const [element] = listDescendants(resource, ['difficulty'])
  const word = readText(findElement(element, 'value')).trim()
  return levels.find(([, name]) => name === word.replace(/^very /, ''))?.[0]
}

function readResource(pack: Package, { file, difficulty }: Resource) {
  const { archive, limits, reader } = pack
  const bytes = archive.read(file)
  const item = bytes && parse(bytes, limits)
  if (item?.name !== 'assessmentItem') throw new Error(`Cannot read ${file}: no item`)
  const passage = readStimulus(pack, file, item)
  reader.findPicture = address => archive.read(resolve(file, address))
  readQtiItem(reader, item, { passage, difficulty })
}

interface Resource {
  file: string
  difficulty: DocumentQuestion['difficulty']
}

/** A package with a manifest. Throws an UnreadableFile. */
export function readQtiPackage(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const archive = openArchive(bytes, limits)
  const name = archive.names.find(each => /(^|\/)imsmanifest\.xml$/.test(each))
  const manifest = name === undefined ? undefined : archive.read(name)
  if (!manifest || name === undefined)
    throw new UnreadableFile(
      'no_manifest',
      'Paket ini tidak memuat imsmanifest.xml. Ekspor ulang sebagai paket QTI dari sistem asalnya.',
    )
  const resources = findElement(parse(manifest, limits), 'resources')
  const items = (resources ? listElements(resources, 'resource') : []).filter(({ attributes }) =>
    /^imsqti_item|item_xmlv/.test(attributes['type'] ?? ''),
  )
  const listed = items.map(resource => ({
    file: resolve(name, resource.attributes['href'] ?? ''),
    difficulty: findDifficulty(resource),
  }))
  const pack: Package = { archive, limits, reader: createItemReader(), passages: new Map() }
  readEach(pack.reader, listed, {
    placeOf: ({ file }, index) => ({ position: index + 1, file }),
    read: resource => readResource(pack, resource),
    textOf: ({ file }) => file,
  })
  return pack.reader.result
}
