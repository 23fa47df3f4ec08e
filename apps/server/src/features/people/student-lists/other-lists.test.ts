import { writeWorkbook } from '@gerbang/interchange/xlsx/write-workbook.ts'
import { expect, test } from 'vitest'
import { readTables } from '../../../content/read-table.ts'
import { joinTables, nameRow } from './join-tables.rules.ts'
import { readStudent } from './read-student.rules.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const sheet = (name: string, ...rows: string[][]) => ({ name, rows, widths: [] })

/** Every student of a file as it will be kept: name, NISN, class, sex, day of birth. */
function read(bytes: Uint8Array) {
  const { lines, mapping, sheets } = joinTables(readTables(bytes))
  return lines.map(([row, cells]) => {
    const at = Object.entries(mapping).map(([field, column]) => [
      field,
      column === null ? '' : (cells[column] ?? ''),
    ])
    const { name, nisn, class: klass, sex, born } = readStudent(Object.fromEntries(at)).student
    return [nameRow(sheets, row), name, nisn, klass, sex === null ? '' : sex === 'male' ? 'L' : 'P', born]
  })
}

const ani = ['Ani Lestari', '0081234561', 'XII IPA 1', 'P', '2008-12-31']

test('titles, heads with explanations, and a line that numbers the columns are no students', () => {
  const csv = [
    'PEMERINTAH PROVINSI;;;;;',
    'DAFTAR NAMA SISWA TAHUN 2026/2027;;;;;',
    ';;;;;',
    'No;Nama Lengkap Siswa (sesuai ijazah);NIS/NISN;L/P;Tempat, Tanggal Lahir;Kelas / Rombel',
    '(1);(2);(3);(4);(5);(6)',
    '1;ANI LESTARI;24251/0081234561;P;Bandung, 31 Desember 2008;XII IPA 1',
    ';;;;;',
    ';;;;Bandung, 20 November 2026;',
    ';;;;Kepala Sekolah,;',
  ]
  expect(read(bytesOf(csv.join('\r\n'))).slice(0, 1)).toEqual([['6', ...ani]])
})

test('one class below another in one sheet, each with its title and its heads', () => {
  const rows = [
    ['DAFTAR SISWA SMA CONTOH'],
    ['Kelas : XII IPA 1'],
    ['No', 'Nama', 'NISN', 'JK', 'Tgl Lahir'],
    ['1', 'Ani Lestari', '0081234561', 'P', '31/12/2008'],
    ['DAFTAR SISWA KELAS XII IPA 2 TAHUN PELAJARAN 2026/2027'],
    ['No', 'Nama', 'NISN', 'JK', 'Tgl Lahir'],
    ['1', 'Budi Santoso', '81234562', 'L', '39813'],
  ]
  expect(read(writeWorkbook([sheet('Data', ...rows)]))).toEqual([
    ['4', ...ani],
    ['7', 'Budi Santoso', '0081234562', 'XII IPA 2', 'L', '2008-12-31'],
  ])
})

test('a sheet for each class, with columns in another order and instructions in front', () => {
  const workbook = writeWorkbook([
    sheet('Petunjuk', ['Isi satu lembar untuk satu kelas.']),
    sheet('XII IPA 1', ['NISN', 'Nama', 'L/P', 'Lahir'], ['81234561', 'Ani Lestari', 'P', '31-12-08']),
    sheet('XII IPA 2', ['Nama', 'NISN', 'Lahir', 'L/P'], ['Budi Santoso', '0081234562', '12/31/2008', 'L']),
  ])
  expect(read(workbook)).toEqual([
    ['XII IPA 1 2', ...ani],
    ['XII IPA 2 2', 'Budi Santoso', '0081234562', 'XII IPA 2', 'L', '2008-12-31'],
  ])
})

test('a list without heads is known by what stands in it', () => {
  const csv = [
    '1,Ani Lestari,0081234561,P,2008-12-31,XII IPA 1',
    '2,Budi Santoso,0081234562,L,2008-01-02,XII IPA 1',
  ]
  expect(read(bytesOf(csv.join('\n')))[0]).toEqual(['1', ...ani])
})

test('numbers of schools and data of parents are not taken for those of students', () => {
  const csv = [
    'NIS,Nama,Nama Ayah,Email Orang Tua,No HP Wali,Kelas',
    '202110123,Ani Lestari,Ayah Ani,ayah@contoh.test,081200000000,XII IPA 1',
  ]
  const { mapping } = joinTables(readTables(bytesOf(csv.join('\n'))))
  expect(mapping).toEqual({
    name: 1,
    class: 5,
    nisn: null,
    sex: null,
    born: null,
    email: null,
    phone: null,
    username: null,
  })
})

const table = [
  ['Nama', 'NISN', 'Kelas', 'L/P', 'Tanggal Lahir'],
  ['Ani Lestari', '0081234561', 'XII IPA 1', 'P', '31/12/2008'],
]
const lines = (separator: string) => table.map(cells => cells.join(separator)).join('\r\n')
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))
const page = table.map(cells => `<tr>${cells.map(text => `<td>${text}</td>`).join('')}</tr>`).join('')
const xml = table
  .map(
    cells => `<Row>${cells.map(text => `<Cell><Data ss:Type="String">${text}</Data></Cell>`).join('')}</Row>`,
  )
  .join('')
const workbook2003 = `<?xml version="1.0"?><Workbook><Worksheet ss:Name="A"><Table>${xml}</Table></Worksheet></Workbook>`

test.each([
  ['a table with semicolons that Excel names', bytesOf(`sep=;\r\n${lines(';')}`), '3'],
  ['a table with tabs in UTF-16', utf16(lines('\t')), '2'],
  ['a web page that is called .xls', bytesOf(`<html><table>${page}</table></html>`), '2'],
  ['the markup of Excel 2003', bytesOf(workbook2003), '2'],
])('%s is read', (_, bytes, row) => {
  expect(read(bytes)).toEqual([[row, ...ani]])
})

test('heads of a web page that reach over rows and columns keep their places', () => {
  const heads =
    '<tr><th rowspan=2>Nama</th><th colspan=2>Nomor</th><th rowspan=2>Kelas</th></tr><tr><th>NIS</th><th>NISN</th></tr>'
  const row = '<tr><td>Ani Lestari</td><td>1</td><td>0081234561</td><td>XII IPA 1</td></tr>'
  expect(read(bytesOf(`<table>${heads}${row}</table>`))).toEqual([
    ['3', 'Ani Lestari', '0081234561', 'XII IPA 1', '', null],
  ])
})

test('letters of Windows are read where a table is not UTF-8', () => {
  const bytes = new Uint8Array(Buffer.from('Nama;NISN\r\nAndr\u00E9 Lubis;0081234561', 'latin1'))
  expect(read(bytes)[0]?.[1]).toBe('Andr\u00E9 Lubis')
})

test('a workbook of an old Excel, and a PDF, are refused with what to do instead', () => {
  expect(() => readTables(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]))).toThrow('simpan sebagai .xlsx')
  expect(() => readTables(bytesOf('%PDF-1.7'))).toThrow('Unggah tabel Excel atau CSV')
})

test.each([
  ['17-Aug-08', '2008-08-17'],
  ['17 Agustus 2008', '2008-08-17'],
  ['Jakarta, 17/08/2008', '2008-08-17'],
  ['2008-08-17 00:00:00', '2008-08-17'],
  ['2008/8/17', '2008-08-17'],
  ['08/17/2008', '2008-08-17'],
  ['39677', '2008-08-17'],
  ['17.8.2008', '2008-08-17'],
])('the day of birth %s is read', (text, day) => {
  expect(readStudent({ name: 'Ani Lestari', born: text }).student.born).toBe(day)
})

test('what stands for nothing is nothing, and a telephone number gets its zero back', () => {
  const { student, notes } = readStudent({
    name: 'Ani Lestari',
    nisn: '-',
    email: 'tidak ada',
    born: 'belum',
    phone: '81234567890',
  })
  expect(student).toMatchObject({ nisn: null, email: null, born: null, phone: '081234567890' })
  expect(notes).toEqual([])
})
