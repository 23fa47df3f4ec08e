import { majorLevel, type UniversityType } from '@gerbang/contract/exam/universities.ts'
import { type MajorYear } from '@gerbang/contract/exam/university-catalogue.ts'
import { demand, readRows, RowError } from '../../../content/read-rows.ts'
import { readCell, type TableRow } from '../../../content/read-table.ts'

/** One row of the table: a year of a major of a university. */
export interface UniversityRow {
  university: { name: string; short_name: string; type: UniversityType; province_id: string; city: string }
  major: { code: string; name: string; level: 'S1' | 'D4' | 'D3'; group: string } | null
  year: MajorYear | null
}

const types: Record<string, UniversityType> = {
  ptn: 'ptn',
  ptkin: 'ptkin',
  politeknik: 'polytechnic',
  polytechnic: 'polytechnic',
  kedinasan: 'kedinasan',
  swasta: 'private',
  pts: 'private',
  private: 'private',
}

const headings = {
  name: ['universitas', 'nama universitas', 'perguruan tinggi'],
  short: ['singkatan', 'nama singkat'],
  type: ['jenis', 'tipe'],
  province: ['provinsi'],
  city: ['kota', 'kota/kabupaten'],
  code: ['kode', 'kode jurusan', 'kode prodi'],
  major: ['jurusan', 'program studi', 'prodi'],
  level: ['jenjang'],
  group: ['rumpun', 'kelompok'],
  year: ['tahun'],
  capacity: ['daya tampung', 'kuota'],
  applicants: ['peminat', 'pendaftar'],
  score: ['skor', 'skor lolos', 'nilai lolos', 'passing score'],
  source: ['sumber'],
  estimate: ['perkiraan', 'estimasi'],
} satisfies Record<string, string[]>

/** "1.250" and "612,5", as they are written here. Undefined for what is no number. */
function readNumber(text: string): number | null | undefined {
  if (text === '') return null
  const plain = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(text) ? text.replaceAll('.', '') : text
  const value = Number(plain.replace(',', '.'))
  return Number.isFinite(value) && value >= 0 ? value : undefined
}

function readYear(row: TableRow): MajorYear | null {
  const text = readCell(row, headings.year)
  if (text === '') return null
  const year = Number(text)
  if (!Number.isInteger(year) || year < 2000 || year > 2100)
    throw new RowError(`Tahun "${text}" tidak dikenal. Tulis misalnya 2026.`)
  const number = (of: readonly string[], what: string) =>
    demand(readNumber(readCell(row, of)), `${what} harus berupa angka.`)
  const whole = (of: readonly string[], what: string) => {
    const value = number(of, what)
    return value === null ? null : Math.round(value)
  }
  const score = number(headings.score, 'Skor')
  if (score !== null && score > 1000) throw new RowError('Skor paling besar 1000.')
  const source = readCell(row, headings.source)
  if (source.length < 3) throw new RowError('Sumber angka wajib diisi: siswa melihatnya.')
  return {
    year,
    capacity: whole(headings.capacity, 'Daya tampung'),
    applicants: whole(headings.applicants, 'Peminat'),
    passing_score: score,
    source: source.slice(0, 200),
    is_estimate: /^(ya|y|1|benar|true)$/i.test(readCell(row, headings.estimate)),
  }
}

function readMajor(row: TableRow): UniversityRow['major'] {
  const name = readCell(row, headings.major)
  if (name === '') return null
  const level = majorLevel.safeParse(readCell(row, headings.level).toUpperCase())
  if (!level.success) throw new RowError('Jenjang harus S1, D4, atau D3.')
  const code = readCell(row, headings.code)
  if (code === '' || code.length > 30) throw new RowError('Kode jurusan wajib diisi, paling banyak 30 huruf.')
  return { code, name: name.slice(0, 120), level: level.data, group: readCell(row, headings.group) || 'Umum' }
}

function readRow(row: TableRow, provinces: ReadonlyMap<string, string>): UniversityRow {
  const name = readCell(row, headings.name)
  if (name.length < 3 || name.length > 120) throw new RowError('Nama universitas wajib diisi, 3–120 huruf.')
  const typed = readCell(row, headings.type)
  const type = demand(
    types[typed.toLowerCase()],
    `Jenis "${typed}" tidak dikenal. Pakai PTN, PTKIN, Politeknik, Kedinasan, atau Swasta.`,
  )
  const place = readCell(row, headings.province)
  const province_id = demand(provinces.get(foldProvince(place)), `Provinsi "${place}" tidak dikenal.`)
  const university = {
    name,
    short_name: (readCell(row, headings.short) || name).slice(0, 30),
    type,
    province_id,
    city: readCell(row, headings.city) || '–',
  }
  return { university, major: readMajor(row), year: readYear(row) }
}

export function foldProvince(name: string): string {
  return name
    .toLowerCase()
    .replace(/^provinsi\s+/, '')
    .replaceAll(/[^a-z0-9]/g, '')
}

export const readUniversityRows = (table: readonly TableRow[], provinces: ReadonlyMap<string, string>) =>
  readRows(table, row => readRow(row, provinces))
