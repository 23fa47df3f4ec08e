import { strToU8, zipSync } from 'fflate'
import { escapeXml, tag, XML_HEAD } from '../xml/write-xml.ts'

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const M = 'http://schemas.openxmlformats.org/officeDocument/2006/math'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const NAMESPACES = {
  'xmlns:w': W,
  'xmlns:m': M,
  'xmlns:r': OFFICE,
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:pic': 'http://schemas.openxmlformats.org/drawingml/2006/picture',
  'xmlns:wp': 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  'xmlns:wps': 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  'xmlns:mc': 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  'xmlns:v': 'urn:schemas-microsoft-com:vml',
  'xmlns:o': 'urn:schemas-microsoft-com:office:office',
}

/** A run; `look` is the markup of its properties, such as `<w:b/>`. A tab and a line break are written as such. */
export function run(text: string, look = ''): string {
  const parts = text.split(/([\t\n])/).map(part => {
    if (part === '\t') return '<w:tab/>'
    if (part === '\n') return '<w:br/>'
    return part === '' ? '' : tag('w:t', { 'xml:space': 'preserve' }, escapeXml(part))
  })
  return tag('w:r', {}, look === '' ? '' : tag('w:rPr', {}, look), ...parts)
}

export const bold = (text: string) => run(text, '<w:b/>')

/** A paragraph of runs or plain words; `properties` is the markup of its properties. */
export function paragraph(content: string, properties = ''): string {
  const runs = content.startsWith('<') ? content : run(content)
  return tag('w:p', {}, properties === '' ? '' : tag('w:pPr', {}, properties), content === '' ? '' : runs)
}

export function listItem(content: string, level: number, list = 1): string {
  return paragraph(content, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`)
}

/** A cell is words, or the markup of its paragraphs. */
export function table(rows: string[][]): string {
  const cells = rows.map(row =>
    tag(
      'w:tr',
      {},
      ...row.map(cell =>
        tag(
          'w:tc',
          {},
          '<w:tcPr/>',
          cell.startsWith('<w:p') || cell.startsWith('<w:tbl') ? cell : paragraph(cell),
        ),
      ),
    ),
  )
  return tag('w:tbl', {}, '<w:tblPr/>', ...cells)
}

export const mathRun = (text: string) => tag('m:r', {}, tag('m:t', {}, escapeXml(text)))
export const formula = (...content: string[]) => tag('m:oMath', {}, ...content)

export function picture(id: string, alt = ''): string {
  return `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="x" descr="${escapeXml(alt)}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
}

/** A level of a list: format and text, as `['decimal', '%1.']`. */
export type LevelShape = [format: string, text: string, start?: number]

export function numbering(
  lists: LevelShape[][],
  numbers: { list: number; start?: Record<number, number> }[] = lists.map((_, list) => ({ list })),
): string {
  const abstracts = lists.map((levels, id) =>
    tag(
      'w:abstractNum',
      { 'w:abstractNumId': id },
      ...levels.map(([format, text, start = 1], level) =>
        tag(
          'w:lvl',
          { 'w:ilvl': level },
          tag('w:start', { 'w:val': start }),
          tag('w:numFmt', { 'w:val': format }),
          tag('w:lvlText', { 'w:val': text }),
        ),
      ),
    ),
  )
  const nums = numbers.map(({ list, start = {} }, index) =>
    tag(
      'w:num',
      { 'w:numId': index + 1 },
      tag('w:abstractNumId', { 'w:val': list }),
      ...Object.entries(start).map(([level, value]) =>
        tag('w:lvlOverride', { 'w:ilvl': level }, tag('w:startOverride', { 'w:val': value })),
      ),
    ),
  )
  return tag('w:numbering', { 'xmlns:w': W }, ...abstracts, ...nums)
}

export const QUESTION_LIST: LevelShape[] = [
  ['decimal', '%1.'],
  ['upperLetter', '%2.'],
]

interface Parts {
  numbering?: string
  styles?: string
  /** Relationship id → file in `word/media/` and its bytes; or an address elsewhere. */
  media?: Record<string, { name: string; bytes: Uint8Array } | { address: string }>
  extra?: Record<string, Uint8Array>
  /** Changes the markup of the document part as a whole. */
  alter?: (xml: string) => string
}

function relationships(list: { id: string; type: string; target: string; mode?: string }[]): string {
  const links = list.map(({ id, type, target, mode }) =>
    tag('Relationship', { Id: id, Type: `${OFFICE}/${type}`, Target: target, TargetMode: mode }),
  )
  return (
    XML_HEAD +
    tag('Relationships', { xmlns: 'http://schemas.openxmlformats.org/package/2006/relationships' }, ...links)
  )
}

/** A Word document around the markup of its body. */
export function buildDocx(
  body: string[],
  { numbering, styles, media = {}, extra = {}, alter = xml => xml }: Parts = {},
): Uint8Array {
  const links = Object.entries(media).map(([id, part]) =>
    'address' in part
      ? { id, type: 'image', target: part.address, mode: 'External' }
      : { id, type: 'image', target: `media/${part.name}` },
  )
  const named = [
    ...(numbering ? [{ id: 'rNumbering', type: 'numbering', target: 'numbering.xml' }] : []),
    ...(styles ? [{ id: 'rStyles', type: 'styles', target: 'styles.xml' }] : []),
  ]
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8(
      `${XML_HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    ),
    '_rels/.rels': strToU8(
      relationships([{ id: 'rId1', type: 'officeDocument', target: 'word/document.xml' }]),
    ),
    'word/document.xml': strToU8(alter(XML_HEAD + tag('w:document', NAMESPACES, tag('w:body', {}, ...body)))),
    'word/_rels/document.xml.rels': strToU8(relationships([...named, ...links])),
    ...extra,
  }
  if (numbering) files['word/numbering.xml'] = strToU8(XML_HEAD + numbering)
  if (styles) files['word/styles.xml'] = strToU8(XML_HEAD + tag('w:styles', { 'xmlns:w': W }, styles))
  for (const part of Object.values(media)) if ('bytes' in part) files[`word/media/${part.name}`] = part.bytes
  return zipSync(files)
}
