import { writeWorkbook } from '@gerbang/interchange/xlsx/write-workbook.ts'
import { v7 } from 'uuid'
import type { Db } from '../db/database.ts'
import { epoch } from './factories.ts'

/** A list of one student, as an upload leaves it. */
export async function createStudentList(db: Db, owner_id: string): Promise<string> {
  const id = v7()
  const at = epoch.toISOString()
  await db
    .insertInto('student_lists')
    .values({
      id,
      owner_id,
      file_name: 'daftar.csv',
      sheets: JSON.stringify(['']),
      heads: JSON.stringify(['Nama', 'NISN']),
      lines: JSON.stringify([[2, ['Sari Dewi', id.replaceAll(/\D/g, '').padEnd(10, '7').slice(0, 10)]]]),
      mapping: JSON.stringify({ name: 0, nisn: 1 }),
      answers: JSON.stringify({ program_id: null, school_name: null, grade: null, year: 2026 }),
      mended: '{}',
      left_out: '[]',
      created_at: at,
      updated_at: at,
    })
    .execute()
  return id
}

/** The layout of the national download: titles, then heads of two lines with four columns called Nama. */
export function writeDapodik(students: string[][]) {
  const families = ['Data Ayah', '', 'Data Ibu', '', 'Data Wali', '']
  const below = ['Nama', 'NIK', 'Nama', 'NIK', 'Nama', 'NIK']
  const first = [
    'No',
    'Nama',
    'NIPD',
    'JK',
    'NISN',
    'Tempat Lahir',
    'Tanggal Lahir',
    'NIK',
    'Agama',
    'E-Mail',
  ]
  const family = ['AYAH', '1', 'IBU', '2', '', '']
  const rows = [
    ['Daftar Peserta Didik'],
    ['SMA CONTOH'],
    ['Kecamatan Kec. Contoh, Kabupaten Kota Contoh'],
    ['Tanggal Unduh: 2026-11-20 08:12:44'],
    [...first, ...families, 'Rombel Saat Ini'],
    [...first.map(() => ''), ...below, ''],
    ...students.map(([name = '', sex = '', nisn = '', born = '', klass = ''], index) => [
      String(index + 1),
      name,
      '242529',
      sex,
      nisn,
      'Sumedang',
      born,
      '3273000000000001',
      'Islam',
      '',
      ...family,
      klass,
    ]),
  ]
  const bytes = writeWorkbook([{ name: 'Daftar Peserta Didik', rows, widths: [] }])
  return new File([new Uint8Array(bytes)], 'daftar-pd.xlsx')
}
