import { formatCount } from '../format/format-number.ts'

/** Words that the import of every table shares. */
export const texts = {
  columns: 'Kolom yang dibaca',
  file: 'Tabel',
  kinds: '.xlsx atau .csv',
  needFile: 'Pilih tabel .xlsx atau .csv.',
  check: 'Periksa tabel',
  rows: (count: number) => `${formatCount(count)} baris dibaca`,
  other: 'Pilih tabel lain',
  problems: (count: number) => `${formatCount(count)} baris dilewati`,
  row: (row: number) => `Baris ${row}`,
  close: 'Selesai',
  again: 'Impor tabel lain',
}
