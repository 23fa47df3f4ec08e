const office = 'http://schemas.openxmlformats.org'
// ISO/IEC 29500 Strict has names of its own for the same elements.
const strict = 'http://purl.oclc.org/ooxml'

const namespaces: [prefix: string, ...uris: string[]][] = [
  ['w', `${office}/wordprocessingml/2006/main`, `${strict}/wordprocessingml/main`],
  ['m', `${office}/officeDocument/2006/math`, `${strict}/officeDocument/math`],
  ['r', `${office}/officeDocument/2006/relationships`, `${strict}/officeDocument/relationships`],
  ['a', `${office}/drawingml/2006/main`, `${strict}/drawingml/main`],
  ['pic', `${office}/drawingml/2006/picture`, `${strict}/drawingml/picture`],
  ['wp', `${office}/drawingml/2006/wordprocessingDrawing`, `${strict}/drawingml/wordprocessingDrawing`],
  ['c', `${office}/drawingml/2006/chart`, `${strict}/drawingml/chart`],
  ['dgm', `${office}/drawingml/2006/diagram`, `${strict}/drawingml/diagram`],
  ['wps', 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape'],
  ['wpg', 'http://schemas.microsoft.com/office/word/2010/wordprocessingGroup'],
  ['w14', 'http://schemas.microsoft.com/office/word/2010/wordml'],
  ['mc', `${office}/markup-compatibility/2006`],
  ['v', 'urn:schemas-microsoft-com:vml'],
  ['o', 'urn:schemas-microsoft-com:office:office'],
  ['s', `${office}/spreadsheetml/2006/main`, `${strict}/spreadsheetml/main`],
  ['', `${office}/package/2006/relationships`, `${office}/package/2006/content-types`],
  ...Object.entries({
    office: 'office',
    style: 'style',
    text: 'text',
    table: 'table',
    draw: 'drawing',
    fo: 'xsl-fo-compatible',
    svg: 'svg-compatible',
    manifest: 'manifest',
  }).map(([prefix, name]): [string, string] => [prefix, `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`]),
  ['xlink', 'http://www.w3.org/1999/xlink'],
  ['mml', 'http://www.w3.org/1998/Math/MathML'],
]

/** Address of a namespace → the prefix by which this package knows it. */
export const prefixes = new Map(namespaces.flatMap(([prefix, ...uris]) => uris.map(uri => [uri, prefix])))
