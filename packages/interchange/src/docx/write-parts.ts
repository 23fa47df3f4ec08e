import type { DraftPicture } from '../model/draft.ts'
import { tag, XML_HEAD } from '../xml/write-xml.ts'

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

export const documentNamespaces = {
  'xmlns:w': W,
  'xmlns:m': 'http://schemas.openxmlformats.org/officeDocument/2006/math',
  'xmlns:r': OFFICE,
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:pic': 'http://schemas.openxmlformats.org/drawingml/2006/picture',
  'xmlns:wp': 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
}

/** What each part of a package is: parts of Office by their name, others by how it ends. */
export function writeTypes(parts: [name: string, type: string][], endings: [string, string][] = []): string {
  const known: [string, string][] = [
    ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
    ['xml', 'application/xml'],
    ...endings,
  ]
  return (
    XML_HEAD +
    tag(
      'Types',
      { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
      ...known.map(([Extension, ContentType]) => tag('Default', { Extension, ContentType })),
      ...parts.map(([PartName, ContentType]) => tag('Override', { PartName, ContentType })),
    )
  )
}

export const contentTypes = (pictures: readonly DraftPicture[]) =>
  writeTypes(
    [
      ['/word/document.xml', `${MAIN}.document.main+xml`],
      ['/word/styles.xml', `${MAIN}.styles+xml`],
      ['/word/numbering.xml', `${MAIN}.numbering+xml`],
    ],
    [...new Map(pictures.map(({ name, type }) => [name.split('.').at(-1) ?? '', type]))],
  )

export function relationshipsPart(links: readonly { id: string; type: string; target: string }[]): string {
  const list = links.map(({ id, type, target }) =>
    tag('Relationship', { Id: id, Type: `${OFFICE}/${type}`, Target: target }),
  )
  return (
    XML_HEAD +
    tag('Relationships', { xmlns: 'http://schemas.openxmlformats.org/package/2006/relationships' }, ...list)
  )
}

interface StyleShape {
  id: string
  indent?: number
  level?: number
  run?: string
}

const styles: StyleShape[] = [
  { id: 'Judul', run: '<w:b/><w:sz w:val="30"/>' },
  { id: 'Subtes', run: '<w:b/><w:sz w:val="26"/>' },
  { id: 'Bacaan' },
  { id: 'Soal', level: 0 },
  { id: 'Opsi', level: 1 },
  { id: 'Lanjutan', indent: 426 },
  { id: 'Butir', indent: 1200 },
  { id: 'Kunci', indent: 426 },
  { id: 'Petunjuk', indent: 426 },
  { id: 'Isi' },
]

function writeStyle({ id, indent, level, run }: StyleShape): string {
  const numbering =
    level === undefined
      ? ''
      : tag('w:numPr', {}, tag('w:ilvl', { 'w:val': level }), tag('w:numId', { 'w:val': 1 }))
  const place = indent === undefined ? '' : tag('w:ind', { 'w:left': indent })
  const properties = numbering + tag('w:spacing', { 'w:after': 60 }) + place
  return tag(
    'w:style',
    { 'w:type': 'paragraph', 'w:customStyle': 1, 'w:styleId': id },
    tag('w:name', { 'w:val': id }),
    '<w:qFormat/>',
    tag('w:pPr', {}, properties),
    run ? tag('w:rPr', {}, run) : '',
  )
}

const BORDERS = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map(side => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="808080"/>`)
  .join('')

export const stylesPart =
  XML_HEAD +
  tag(
    'w:styles',
    { 'xmlns:w': W },
    '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman"/><w:sz w:val="24"/><w:lang w:val="id-ID"/></w:rPr></w:rPrDefault></w:docDefaults>',
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>',
    ...styles.map(writeStyle),
    `<w:style w:type="table" w:customStyle="1" w:styleId="Tabel"><w:name w:val="Tabel"/><w:tblPr><w:tblBorders>${BORDERS}</w:tblBorders></w:tblPr></w:style>`,
  )

interface LevelShape {
  at?: number
  format: string
  text: string
  left: number
  start?: number
}

function writeLevel({ at = 0, format, text, left, start = 1 }: LevelShape): string {
  return tag(
    'w:lvl',
    { 'w:ilvl': at },
    tag('w:start', { 'w:val': start }),
    tag('w:numFmt', { 'w:val': format }),
    tag('w:lvlText', { 'w:val': text }),
    '<w:lvlJc w:val="left"/>',
    tag('w:pPr', {}, tag('w:ind', { 'w:left': left, 'w:hanging': 426 })),
  )
}

const writeList = (id: number, ...levels: string[]) =>
  tag('w:abstractNum', { 'w:abstractNumId': id }, '<w:multiLevelType w:val="multilevel"/>', ...levels)

/** List 1 numbers questions and options, 2 has points, each further one begins where a list in a text does. */
export function numberingPart(starts: readonly number[]): string {
  return (
    XML_HEAD +
    tag(
      'w:numbering',
      { 'xmlns:w': W },
      writeList(
        0,
        writeLevel({ format: 'decimal', text: '%1.', left: 426 }),
        writeLevel({ at: 1, format: 'upperLetter', text: '%2.', left: 852 }),
      ),
      writeList(1, writeLevel({ format: 'bullet', text: '•', left: 1626 })),
      ...starts.map((start, index) =>
        writeList(index + 2, writeLevel({ format: 'decimal', text: '%1)', left: 1626, start })),
      ),
      ...Array.from({ length: starts.length + 2 }, (_, index) =>
        tag('w:num', { 'w:numId': index + 1 }, tag('w:abstractNumId', { 'w:val': index })),
      ),
    )
  )
}
