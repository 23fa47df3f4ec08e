import { strToU8, zipSync } from 'fflate'
import { tag, XML_HEAD } from '../xml/write-xml.ts'

const ODF = 'urn:oasis:names:tc:opendocument:xmlns'
const MIME = 'application/vnd.oasis.opendocument'

const NAMESPACES = {
  'xmlns:office': `${ODF}:office:1.0`,
  'xmlns:style': `${ODF}:style:1.0`,
  'xmlns:text': `${ODF}:text:1.0`,
  'xmlns:table': `${ODF}:table:1.0`,
  'xmlns:draw': `${ODF}:drawing:1.0`,
  'xmlns:fo': `${ODF}:xsl-fo-compatible:1.0`,
  'xmlns:svg': `${ODF}:svg-compatible:1.0`,
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
  'xmlns:loext': 'urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0',
}

/** A paragraph around markup. */
export const p = (markup: string, style = 'Standard') => tag('text:p', { 'text:style-name': style }, markup)
export const span = (style: string, markup: string) => tag('text:span', { 'text:style-name': style }, markup)
export const textStyle = (name: string, properties: Record<string, string>) =>
  tag('style:style', { 'style:name': name, 'style:family': 'text' }, tag('style:text-properties', properties))

/** Levels as format, prefix and suffix, such as `['1', '(', ')']`. */
export const listStyle = (name: string, ...levels: [format: string, prefix: string, suffix: string][]) =>
  tag(
    'text:list-style',
    { 'style:name': name },
    ...levels.map(([format, prefix, suffix], at) =>
      tag('text:list-level-style-number', {
        'text:level': at + 1,
        'style:num-format': format,
        'style:num-prefix': prefix,
        'style:num-suffix': suffix,
      }),
    ),
  )

/** Items are the markup of their contents. */
export const list = (attributes: Record<string, string>, ...items: string[]) =>
  tag('text:list', attributes, ...items.map(item => tag('text:list-item', {}, item)))

export const table = (rows: string[][]) =>
  tag(
    'table:table',
    {},
    ...rows.map(row => tag('table:table-row', {}, ...row.map(cell => tag('table:table-cell', {}, p(cell))))),
  )

interface Parts {
  /** Of the document itself, and those that have names. */
  automatic?: string
  styles?: string
  /** Name of the entry → what is in it. */
  extra?: Record<string, string | Uint8Array>
  /** Behind the dot of its media type. */
  type?: string
}

/** A document of LibreOffice around the markup of its body. */
export function buildOdt(
  body: string[],
  { automatic = '', styles = '', extra = {}, type = 'text' }: Parts = {},
): Uint8Array {
  const content = tag(
    'office:document-content',
    NAMESPACES,
    tag('office:automatic-styles', {}, automatic),
    tag('office:body', {}, tag('office:text', {}, ...body)),
  )
  const named = tag('office:document-styles', NAMESPACES, tag('office:styles', {}, styles))
  const others = Object.entries(extra).map(([name, part]) => [
    name,
    typeof part === 'string' ? strToU8(part) : part,
  ])
  return zipSync({
    mimetype: [strToU8(`${MIME}.${type}`), { level: 0 }],
    'content.xml': strToU8(XML_HEAD + content),
    'styles.xml': strToU8(XML_HEAD + named),
    ...Object.fromEntries(others),
  })
}
