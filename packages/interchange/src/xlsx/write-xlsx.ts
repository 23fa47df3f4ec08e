import { strToU8, zipSync } from 'fflate'
import type { Bank, Draft, DraftQuestion } from '../model/draft.ts'
import { relationshipsPart } from '../docx/write-parts.ts'
import { writeDecimal } from '../structure/read-answer.ts'
import { escapeXml, tag, XML_HEAD } from '../xml/write-xml.ts'
import { COLUMNS, type Column } from './columns.ts'
import { kindNames } from './kinds.ts'

const S = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const lettersOf = (key: readonly number[]) => key.map(at => LETTERS.charAt(at)).join(', ')
const creditNames = { all_or_nothing: 'semua benar', proportional: 'sebanding' }

type Cells = Partial<Record<Column, string>>
type Write<Type extends DraftQuestion['type']> = (question: Extract<DraftQuestion, { type: Type }>) => Cells

const writeOptions = (options: readonly string[]): Cells =>
  Object.fromEntries(options.map((option, at) => [`option ${at}`, option]))

const kinds: { [Type in DraftQuestion['type']]: Write<Type> } = {
  single_choice: ({ options, key }) => ({
    ...writeOptions(options),
    key: lettersOf(key === null ? [] : [key]),
  }),
  multiple_choice: ({ options, key, credit }) => ({
    ...writeOptions(options),
    key: lettersOf(key),
    credit: creditNames[credit],
  }),
  weighted_choice: ({ options, weights }) => ({
    ...writeOptions(options),
    key: weights
      .flatMap((weight, at) => (weight === null ? [] : [`${LETTERS.charAt(at)}=${weight}`]))
      .join(', '),
  }),
  true_false_table: ({ columns, statements, key, credit }) => ({
    ...writeOptions(statements),
    columns: columns.join(' / '),
    key: key.map(at => (at === null ? '' : columns[at])).join(', '),
    credit: creditNames[credit],
  }),
  short_answer: ({ answer }) => {
    if (answer?.kind === 'number')
      return {
        kind: 'Isian angka',
        key: writeDecimal(answer.value),
        tolerance: writeDecimal(answer.tolerance),
      }
    return { key: (answer?.accepted ?? []).join('; '), tolerance: 'teks' }
  },
}

const difficulties = { easy: 'mudah', medium: 'sedang', hard: 'sulit' }

function writeRow({ number, question, explanation, passage, topic, difficulty }: Draft): string[] {
  const cells: Cells = {
    number: String(number),
    kind: kindNames[question.type],
    prompt: question.prompt,
    explanation,
    passage: passage ?? '',
    topic: topic ?? '',
    difficulty: difficulty ? difficulties[difficulty] : '',
    ...(kinds[question.type] as Write<DraftQuestion['type']>)(question),
  }
  return COLUMNS.map(([column]) => cells[column] ?? '')
}

const nameColumn = (at: number) =>
  at < 26 ? LETTERS.charAt(at) : LETTERS.charAt(Math.floor(at / 26) - 1) + LETTERS.charAt(at % 26)

/** Every cell is text, so that nothing is computed, whatever it begins with. */
function writeSheet(rows: string[][], widths: number[], extra = ''): string {
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
    tag('worksheet', { xmlns: S }, view, tag('cols', {}, ...columns), tag('sheetData', {}, ...lines), extra)
  )
}

const LISTS: [Column, string[]][] = [
  ['kind', [...Object.values(kindNames), 'Isian angka']],
  ['credit', Object.values(creditNames)],
  ['difficulty', Object.values(difficulties)],
]

function writeLists(): string {
  const lists = LISTS.map(([column, words]) => {
    const letter = nameColumn(COLUMNS.findIndex(([name]) => name === column))
    return tag(
      'dataValidation',
      { type: 'list', allowBlank: 1, sqref: `${letter}2:${letter}2000` },
      tag('formula1', {}, escapeXml(`"${words.join(',')}"`)),
    )
  })
  return tag('dataValidations', { count: lists.length }, ...lists)
}

const GUIDE = [
  ['Cara mengisi lembar Soal'],
  ['Satu baris untuk satu soal. Jangan mengubah judul kolom.'],
  ['Rumus ditulis sebagai LaTeX di antara tanda dolar, misalnya $\\frac{1}{2}$.'],
  ['Pilihan ganda: isi Opsi A sampai E dan satu huruf di Kunci, misalnya B.'],
  ['Pilihan ganda kompleks: beberapa huruf di Kunci, misalnya A, C.'],
  ['Pilihan berbobot: nilai setiap opsi di Kunci, misalnya A=5, B=4, C=3, D=2, E=1.'],
  [
    'Tabel pernyataan: pernyataan di kolom opsi, dua judul di Kolom (Benar / Salah), dan Kunci misalnya Benar, Salah, Benar.',
  ],
  ['Isian angka: angka di Kunci, misalnya 0,375; Toleransi boleh dikosongkan.'],
  ['Isian: jawaban di Kunci; beberapa jawaban yang diterima dipisah titik koma.'],
  ['Bacaan: tulis di lembar Bacaan dengan kode s1, s2, …, lalu tulis kodenya di kolom Bacaan.'],
]

const STYLES = `${XML_HEAD}<styleSheet xmlns="${S}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`

/** A workbook in our own columns, with lists to choose from, passages on a sheet of their own, and a guide. */
export function writeXlsx(bank: Bank): Uint8Array {
  const sheets: [name: string, xml: string][] = [
    [
      'Soal',
      writeSheet(
        [COLUMNS.map(([, title]) => title), ...bank.questions.map(writeRow)],
        COLUMNS.map(([, , width]) => width),
        writeLists(),
      ),
    ],
    [
      'Bacaan',
      writeSheet(
        [['Kode', 'Judul', 'Isi'], ...bank.passages.map(({ id, title, body }) => [id, title, body])],
        [10, 30, 100],
      ),
    ],
    ['Petunjuk', writeSheet(GUIDE, [120])],
  ]
  const list = sheets.map(([name], at) => tag('sheet', { name, sheetId: at + 1, 'r:id': `rId${at + 1}` }))
  const types = sheets.map((_, at) =>
    tag('Override', { PartName: `/xl/worksheets/sheet${at + 1}.xml`, ContentType: `${TYPES}.worksheet+xml` }),
  )
  return zipSync({
    '[Content_Types].xml': strToU8(
      XML_HEAD +
        tag(
          'Types',
          { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
          tag('Default', {
            Extension: 'rels',
            ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
          }),
          tag('Default', { Extension: 'xml', ContentType: 'application/xml' }),
          tag('Override', { PartName: '/xl/workbook.xml', ContentType: `${TYPES}.sheet.main+xml` }),
          tag('Override', { PartName: '/xl/styles.xml', ContentType: `${TYPES}.styles+xml` }),
          ...types,
        ),
    ),
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
    ...Object.fromEntries(sheets.map(([, xml], at) => [`xl/worksheets/sheet${at + 1}.xml`, strToU8(xml)])),
  })
}
