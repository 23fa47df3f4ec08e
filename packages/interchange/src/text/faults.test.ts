import { expect, test } from 'vitest'
import { describeFault, readText } from './read-text.ts'

const good = `---
subtes: PU
bahasa: id
---

## Teks PU-S1: Pasar

Pasar buka pukul enam.

## Soal PU-101
jenis: pilihan ganda
topik: Simpulan
tingkat: mudah
teks: PU-S1

Kapan pasar buka?

- [ ] A. Pukul lima
- [x] B. Pukul enam

### Pembahasan

Lihat kalimat pertama.

## Soal PU-102
jenis: tabel pernyataan
topik: Simpulan
tingkat: sedang
kolom: Benar | Salah

Periksa.

- [Benar] 1. Pasar buka.
- [Salah] 2. Pasar tutup.

## Soal PU-103
jenis: isian singkat
topik: Simpulan
tingkat: sulit
jawaban: bilangan
toleransi: 0,5

Pukul berapa?

= 6

## Soal PU-104
jenis: pilihan berbobot
topik: Simpulan
tingkat: mudah

Apa yang kamu lakukan?

- [5] A. Bertanya
- [1] B. Diam

### Petunjuk

Pikirkan akibatnya.
`

test('the example has no fault', () => {
  const { file, faults } = readText(good)
  expect(faults).toEqual([])
  expect(file.questions.map(({ ref }) => ref)).toEqual(['PU-101', 'PU-102', 'PU-103', 'PU-104'])
})

const cases: [change: [from: string, to: string], fault: string][] = [
  [['---\nsubtes', 'subtes'], 'baris 1: berkas harus dibuka dengan keterangan di antara dua baris ---'],
  [['subtes: PU\n', ''], 'baris 1: berkas tidak menyebut "subtes"'],
  [['bahasa: id', 'bahasa: jw'], 'baris 3: berkas menyebut bahasa "jw"; pilih id, en'],
  [
    ['---\n\n## Teks', '---\nHalo\n## Teks'],
    'baris 5: teks ini tidak di bawah judul "## Soal" atau "## Teks"',
  ],
  [['## Soal PU-101', '## Soal'], 'baris 10: judul "## Soal" tidak menyebut kode, misalnya "## Soal PU-101"'],
  [['Pasar buka pukul enam.', ''], 'baris 6: teks PU-S1 kosong'],
  [['Soal PU-102', 'Soal PU-101'], 'baris 25: kode PU-101 sudah dipakai di baris 10'],
  [['teks: PU-S1', 'teks: PU-S9'], 'baris 10: soal PU-101 menyebut teks PU-S9, yang tidak ada di berkas ini'],
  [['jenis: pilihan ganda', 'jenis: pilgan'], 'baris 11: soal PU-101 menyebut jenis "pilgan"; pilih '],
  [['jenis: pilihan ganda\n', ''], 'baris 10: soal PU-101 tidak menyebut "jenis"'],
  [
    ['topik: Simpulan\ntingkat: mudah\nteks', 'tingkat: mudah\nteks'],
    'baris 10: soal PU-101 tidak menyebut "topik"',
  ],
  [
    ['tingkat: mudah', 'tingkat: gampang'],
    'baris 13: soal PU-101 menyebut tingkat "gampang"; pilih mudah, sedang, sulit',
  ],
  [['tingkat: mudah\nteks', 'teks'], 'baris 10: soal PU-101 tidak menyebut "tingkat"'],
  [['teks: PU-S1', 'level: 3'], 'baris 14: soal PU-101 keterangan "level" tidak dikenal'],
  [['teks: PU-S1', 'tingkat: mudah'], 'baris 14: soal PU-101 keterangan "tingkat" tertulis dua kali'],
  [
    ['teks: PU-S1', 'teks PU-S1'],
    'baris 14: soal PU-101 "teks PU-S1" bukan keterangan seperti "tingkat: mudah"',
  ],
  [
    ['teks: PU-S1', 'poin: 0'],
    'baris 14: soal PU-101 menyebut poin "0"; poin lebih dari 0 dan paling banyak 100',
  ],
  [['teks: PU-S1', 'kunci: nanti'], 'baris 14: soal PU-101 menyebut kunci "nanti"; pilih belum lengkap'],
  [
    ['teks: PU-S1', 'video: tautan'],
    'baris 10: soal PU-101 tidak sesuai bentuk soal (explanation_video_url)',
  ],
  [['[x] B', '[ ] B'], 'baris 10: soal PU-101 tidak punya kunci'],
  [['[ ] A', '[x] A'], 'baris 10: soal PU-101 punya lebih dari satu kunci'],
  [['[x] B', '[y] B'], 'baris 19: soal PU-101 memberi tanda [y]; kunci bertanda [x]'],
  [['[x] B.', '[x] B)'], 'baris 19: soal PU-101 "- [x] B) Pukul enam" bukan pilihan atau pernyataan'],
  [['[x] B.', '[x] A.'], 'baris 19: soal PU-101 memakai "A." dua kali'],
  [['- [ ] A. Pukul lima\n', ''], 'baris 10: soal PU-101 punya 1 pilihan; pilihan ganda punya 2 sampai 5'],
  [
    ['Pukul lima', 'Pukul lima\npagi'],
    'baris 19: soal PU-101 "pagi" tidak termasuk pilihan; beri dua spasi di depannya',
  ],
  [
    ['Benar | Salah', 'Benar'],
    'baris 29: soal PU-102 harus punya dua kolom, misalnya "kolom: Benar | Salah"',
  ],
  [
    ['[Benar] 1', '[Betul] 1'],
    'baris 33: soal PU-102 memberi tanda [Betul]; tanda pernyataannya [Benar] atau [Salah]',
  ],
  [['jawaban: bilangan\n', ''], 'baris 36: soal PU-103 tidak menyebut "jawaban"'],
  [
    ['toleransi: 0,5', 'toleransi: sedikit'],
    'baris 41: soal PU-103 "sedikit" bukan bilangan seperti 1250 atau 2,5',
  ],
  [['= 6', '= enam'], 'baris 45: soal PU-103 "enam" bukan bilangan seperti 1250 atau 2,5'],
  [['= 6', '= 6\n= 7'], 'baris 46: soal PU-103 punya lebih dari satu jawaban bilangan'],
  [['= 6\n', ''], 'baris 36: soal PU-103 tidak punya kunci'],
  [
    ['[5] A', '[50] A'],
    'baris 54: soal PU-104 memberi bobot [50] kepada pilihan A; bobot adalah bilangan 0 sampai 10',
  ],
  [['\n\nPikirkan akibatnya.', ''], 'baris 57: soal PU-104 punya petunjuk yang kosong'],
  [
    ['Pikirkan akibatnya.', 'Pikirkan akibatnya.\n\n### Petunjuk\n\nLagi.'],
    'baris 61: soal PU-104 punya dua "### Petunjuk"',
  ],
  [['[5] A. Bertanya\n- [1]', '[0] A. Bertanya\n- [0]'], 'baris 47: soal PU-104 punya bobot nol saja'],
]

test.each(cases)('%j is told as %s', ([from, to], fault) => {
  const changed = good.replace(from, to)
  expect(changed).not.toBe(good)
  const told = readText(changed).faults.map(one => describeFault('pu.soal.md', one))
  expect(told).toContainEqual(expect.stringContaining(`pu.soal.md ${fault}`))
})
