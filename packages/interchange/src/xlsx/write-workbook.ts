import { strToU8, zipSync } from 'fflate'
import { letterAt } from '@gerbang/contract/question/name-parts.ts'
import { relationshipsPart, writeTypes } from '../docx/write-parts.ts'
import { escapeXml, tag, XML_HEAD } from '../xml/write-xml.ts'

const S = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export interface Sheet {
  name: string
  /** The first row is the head and stays in view. */
  rows: string[][]
  widths: number[]
  /** Words to choose from, by column counted from 0. */
  choices?: [column: number, words: string[]][]
}

const nameColumn = (at: number) =>
  at < 26 ? letterAt(at) : letterAt(Math.floor(at / 26) - 1) + letterAt(at % 26)

function writeChoices(choices: [column: number, words: string[]][]): string {
  if (choices.length === 0) return ''
  const lists = choices.map(([column, words]) => {
    const letter = nameColumn(column)
    return tag(
      'dataValidation',
      { type: 'list', allowBlank: 1, sqref: `${letter}2:${letter}2000` },
      tag('formula1', {}, escapeXml(`"${words.join(',')}"`)),
    )
  })
  return tag('dataValidations', { count: lists.length }, ...lists)
}

/** Every cell is text, so that nothing is computed, whatever it begins with. */
function writeSheet({ rows, widths, choices = [] }: Sheet): string {
  const lines = rows.map((cells, line) => {
    const written = cells.map((text, at) =>
      text === ''
        ? ''
        : tag(
            'c',
            { r: `${nameColumn(at)}${line + 1}`, t: 'inlineStr', s: line === 0 ? 1 : 2 },
            tag('is', {}, tag('t', { 'xml:space': 'preserve' }, escapeXml(text))),
          ),
    )
    return tag('row', { r: line + 1 }, ...written)
  })
  const columns = widths.map((width, at) => tag('col', { min: at + 1, max: at + 1, width, customWidth: 1 }))
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  return (
    XML_HEAD +
    tag(
      'worksheet',
      { xmlns: S },
      view,
      tag('cols', {}, ...columns),
      tag('sheetData', {}, ...lines),
      writeChoices(choices),
    )
  )
}

const STYLES = `${XML_HEAD}<styleSheet xmlns="${S}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`

/** A workbook of these sheets. */
export function writeWorkbook(sheets: readonly Sheet[]): Uint8Array {
  const list = sheets.map(({ name }, at) => tag('sheet', { name, sheetId: at + 1, 'r:id': `rId${at + 1}` }))
  const types = sheets.map((_, at): [string, string] => [
    `/xl/worksheets/sheet${at + 1}.xml`,
    `${TYPES}.worksheet+xml`,
  ])
  const own: [string, string][] = [
    ['/xl/workbook.xml', `${TYPES}.sheet.main+xml`],
    ['/xl/styles.xml', `${TYPES}.styles+xml`],
  ]
  return zipSync({
    '[Content_Types].xml': strToU8(writeTypes([...own, ...types])),
    '_rels/.rels': strToU8(
      relationshipsPart([{ id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' }]),
    ),
    'xl/workbook.xml': strToU8(
      XML_HEAD +
        tag(
          'workbook',
          { xmlns: S, 'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships' },
          tag('sheets', {}, ...list),
        ),
    ),
    'xl/styles.xml': strToU8(STYLES),
    'xl/_rels/workbook.xml.rels': strToU8(
      relationshipsPart([
        ...sheets.map((_, at) => ({
          id: `rId${at + 1}`,
          type: 'worksheet',
          target: `worksheets/sheet${at + 1}.xml`,
        })),
        { id: 'rGaya', type: 'styles', target: 'styles.xml' },
      ]),
    ),
    ...Object.fromEntries(
      sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, strToU8(writeSheet(sheet))]),
    ),
  })
}
