import { expect, test } from 'vitest'
import { listField } from '@gerbang/contract/people/student-lists.ts'
import { foldHead, isForeign, readHead } from './heads.rules.ts'

test.each([
  ['  NAMA   LENGKAP ', 'nama lengkap'],
  ['L/P', 'l p'],
  ['Tanggal Lahir (HH-BB-TTTT)', 'tanggal lahir'],
  ['E-mail', 'e mail'],
  ['(L/P)', 'l p'],
])('“%s” is compared as “%s”', (head, folded) => {
  expect(foldHead(head)).toBe(folded)
})

test.each([
  ['Nama', 'name'],
  ['Nama Peserta Didik', 'name'],
  ['Nama lengkap siswa', 'name'],
  ['Student Name', 'name'],
  ['NISN', 'nisn'],
  ['Nomor Induk Siswa Nasional', 'nisn'],
  ['Rombel Saat Ini', 'class'],
  ['Kelas/Rombel', 'class'],
  ['JK', 'sex'],
  ['L/P', 'sex'],
  ['Jenis Kelamin', 'sex'],
  ['Tgl. Lahir', 'born'],
  ['Tempat, Tanggal Lahir', 'born'],
  ['Date of Birth', 'born'],
  ['E-Mail', 'email'],
  ['Alamat Surel', 'email'],
  ['No. HP', 'phone'],
  ['Nomor WhatsApp', 'phone'],
  ['Username', 'username'],
  ['Nama Pengguna', 'username'],
])('“%s” is the head of %s', (head, field) => {
  expect(readHead(head)?.field).toBe(field)
})

test('the very name of a column is surer than words around it', () => {
  const [plain, first, wordy] = ['Nama', 'Nama Lengkap', 'Nama lengkap siswa kelas XII'].map(
    head => readHead(head)?.rank ?? 99,
  )
  expect(plain).toBeLessThan(first ?? 0)
  expect(first).toBeLessThan(wordy ?? 0)
})

test.each([
  'Nama Ayah',
  'Nama Ibu',
  'No. HP Orang Tua',
  'Email Wali',
  'Nama Guru',
  'Nama Panggilan',
  'Asal Sekolah',
])('“%s” is of somebody else', head => {
  expect(readHead(head)).toBeUndefined()
  expect(isForeign(head)).toBe(true)
})

test.each([
  'NIK',
  'Agama',
  'Alamat',
  'RT',
  'Penerima KPS',
  'No KK',
  'Berat Badan',
  'Jml. Saudara',
  'Tempat Lahir',
  'Anak ke-berapa',
])('“%s” of national lists is left out', head => {
  expect(isForeign(head)).toBe(true)
})

test.each(['', 'Catatan', 'No', 'Nilai'])('“%s” says nothing, and may be looked into', head => {
  expect(readHead(head)).toBeUndefined()
  expect(isForeign(head)).toBe(false)
})

test('a sentence is no head, though it speaks of one', () => {
  expect(readHead('Isilah kelas dengan nama rombel yang tertulis di Dapodik sekolahmu, ya')).toBeUndefined()
})

test('no field is without a head of its own', () => {
  const heads = ['Nama', 'NISN', 'Kelas', 'JK', 'Tanggal lahir', 'Email', 'HP', 'Username']
  expect(new Set(heads.map(head => readHead(head)?.field))).toEqual(new Set(listField.options))
})
