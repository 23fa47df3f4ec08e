import { once } from 'node:events'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, ZipDeflate, type ZipInputFile } from 'fflate'

/** A number, a text, or nothing. Never a formula: whatever a text begins with, it stays one. */
export type Cell = string | number | null

interface SheetFile {
  type: string
  extension: string
  /** Bytes as rows come; ends with them. */
  write: (rows: AsyncIterable<readonly Cell[]>, title: string) => AsyncGenerator<Uint8Array>
}

/** What a spreadsheet takes for the beginning of a formula, and what it strips before it looks (OWASP, CSV Injection). */
const formula = /^[=+\-@\t\r]/

function writeCsvCell(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return /["\n\r,;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** So many characters are encoded, compressed and sent at once: row by row, buffers would pile up faster than they are collected. */
const pieceLength = 65_536

/** Rows as UTF-8, some hundred of them at a time. */
async function* encodeRows(
  rows: AsyncIterable<readonly Cell[]>,
  writeRow: (row: readonly Cell[]) => string,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  let text = ''
  for await (const row of rows) {
    text += writeRow(row)
    if (text.length < pieceLength) continue
    yield encoder.encode(text)
    text = ''
  }
  if (text !== '') yield encoder.encode(text)
}

/** Begins with a byte order mark: without it Excel reads the file in the code page of the machine. */
const csv: SheetFile = {
  type: 'text/csv; charset=utf-8',
  extension: 'csv',
  async *write(rows) {
    yield new TextEncoder().encode('\uFEFF')
    yield* encodeRows(rows, row => `${row.map(writeCsvCell).join(',')}\r\n`)
  },
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org'
const main = `${office}/spreadsheetml/2006/main`
const relations = `${office}/officeDocument/2006/relationships`
const packageRelations = `${office}/package/2006/relationships`
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The least that a workbook of one sheet consists of (ECMA-376, part 1). `title` is ours: it needs no escaping. */
const listParts = (title: string): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${content}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${title}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
})

const markup: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
// XML 1.0 has no other control characters, escaped or not.
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

function writeXlsxCell(cell: Cell): string {
  if (cell === null) return '<c/>'
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  const text = cell.replace(unwritable, '').replace(/[&<>]/g, sign => markup[sign] ?? '')
  return `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

/**
 * A file of an archive that the system's library packs, outside of the thread that answers requests. At its second level, of nine: the sixth
 * takes thrice as long for a tenth less.
 */
function packFile(zip: Zip, filename: string) {
  const file: ZipInputFile = { filename, size: 0, crc: 0, compression: 8 }
  zip.add(file)
  const deflate = createDeflateRaw({ level: 2 })
  deflate.on('data', (bytes: Uint8Array<ArrayBuffer>) => file.ondata?.(null, bytes, false))
  async function push(bytes: Uint8Array): Promise<void> {
    file.crc = crc32(bytes, file.crc)
    file.size = (file.size ?? 0) + bytes.length
    if (!deflate.write(bytes)) await once(deflate, 'drain')
  }
  async function end(): Promise<void> {
    deflate.end()
    await once(deflate, 'end')
    file.ondata?.(null, new Uint8Array(), true)
  }
  return { push, end, [Symbol.dispose]: () => void deflate.destroy() }
}

/** Rows go into the archive as they come: a sheet of any length takes the memory of one page of rows. */
const xlsx: SheetFile = {
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  extension: 'xlsx',
  async *write(rows, title) {
    const encoder = new TextEncoder()
    let ready: Uint8Array[] = []
    const zip = new Zip((error, bytes) => {
      if (error) throw error
      ready.push(bytes)
    })
    const takeReady = () => {
      const taken = ready
      ready = []
      return taken
    }
    for (const [name, text] of Object.entries(listParts(title))) {
      const part = new ZipDeflate(name)
      zip.add(part)
      part.push(encoder.encode(xml + text), true)
    }
    using sheet = packFile(zip, 'xl/worksheets/sheet1.xml')
    await sheet.push(encoder.encode(`${xml}<worksheet xmlns="${main}"><sheetData>`))
    for await (const piece of encodeRows(rows, row => `<row>${row.map(writeXlsxCell).join('')}</row>`)) {
      await sheet.push(piece)
      yield* takeReady()
    }
    await sheet.push(encoder.encode('</sheetData></worksheet>'))
    await sheet.end()
    zip.end()
    yield* takeReady()
  },
}

export const sheetFiles = { csv, xlsx }

/** Takes the first row before anything is sent: what fails until then is answered as it should be. */
export async function beginRows<T>(rows: AsyncGenerator<T>): Promise<AsyncGenerator<T>> {
  const first = await rows.next()
  return (async function* () {
    if (!first.done) yield first.value
    yield* rows
  })()
}
