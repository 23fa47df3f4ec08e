import type { MarkShape } from '@gerbang/scoring/on-paper/paper-mark.ts'
import { formatCount } from '../../../format/format-number.ts'

export const texts = {
  print: {
    title: 'Cetak kertas',
    intro:
      'Untuk sekolah yang gawainya tidak cukup. Cetak soal, lembar jawaban, dan kuncinya; jawaban siswa dimasukkan sesudahnya dan dinilai seperti yang lain.',
    variants: 'Varian',
    variant: (letter: string) => `Varian ${letter}`,
    single: 'Try out ini tidak mengacak soal atau pilihan, jadi hanya ada satu varian.',
    parts: 'Yang dicetak',
    part: { questions: 'Soal', answers: 'Lembar jawaban', keys: 'Kunci' },
    keysHint: 'Kunci hanya untuk pengawas. Cetak terpisah dari soal.',
    print: 'Cetak',
    enter: 'Masukkan jawaban',
    back: 'Kembali ke detail',
    draft: {
      title: 'Belum terbit',
      text: 'Soal draf masih dapat berubah. Terbitkan try out ini dulu, lalu cetak kertasnya.',
    },
    nothing: { title: 'Belum ada yang dipilih', text: 'Pilih paling sedikit satu varian dan satu bagian.' },
    preview: 'Pratinjau cetak',
  },
  sheet: {
    name: 'Nama',
    code: 'Username',
    school: 'Sekolah / kelas',
    date: 'Tanggal',
    answers: 'Lembar jawaban',
    key: 'Kunci',
    written: 'Tulis di lembar soal.',
    rules: 'Hitamkan satu bulatan untuk tiap soal. Kotak boleh lebih dari satu.',
    facts: (questions: number, duration: string) => `${formatCount(questions)} soal · ${duration}`,
    range: (from: number, to: number) =>
      from === to ? `Bacaan untuk soal ${from}` : `Bacaan untuk soal ${from}–${to}`,
    several: 'Jawaban benar bisa lebih dari satu.',
    statement: 'Pernyataan',
    answer: 'Jawaban',
    voided: 'dianulir',
  },
  answers: {
    title: 'Jawaban dari kertas',
    intro:
      'Setiap lembar menjadi pengerjaan yang dinilai seperti yang lain. Lembar yang sama tidak pernah dihitung dua kali; lembar yang berbeda menggantikan yang lama.',
    import: 'Impor dari tabel',
    importNote: 'Unduh templat satu kelas, isi hurufnya, lalu unggah. Baris tanpa jawaban dilewati.',
    batch: 'Kelas',
    school: 'Sekolah',
    everybody: 'Semua siswa program ini',
    template: 'Unduh templat',
    fill: 'Cara mengisi',
    filling: [
      'Pilihan ganda: satu huruf, misalnya C.',
      'Pilihan ganda kompleks: semua hurufnya, misalnya ACD.',
      'Benar–salah dan menjodohkan: satu tanda tiap baris, misalnya BSB atau CAB; kosong ditulis -.',
      'Isian: tulis seperti di lembar siswa.',
    ],
    file: 'Tabel yang sudah diisi',
    plan: (fresh: number, replaced: number, unchanged: number, empty: number) =>
      [
        `${formatCount(fresh)} lembar baru`,
        replaced > 0 && `${formatCount(replaced)} menggantikan yang lama`,
        unchanged > 0 && `${formatCount(unchanged)} sudah ada`,
        empty > 0 && `${formatCount(empty)} tanpa jawaban`,
      ]
        .filter(Boolean)
        .join(', '),
    take: (count: number) => `Masukkan ${formatCount(count)} lembar`,
    done: (count: number) => `${formatCount(count)} lembar masuk`,
    doneHint: (refused: number) =>
      refused > 0
        ? `${formatCount(refused)} tidak dimasukkan karena siswanya mengerjakan di perangkat.`
        : 'Peringkat dihitung ulang sebentar lagi.',
    type: 'Ketik satu lembar',
    typeNote: 'Enter pindah ke soal berikutnya. Sederet huruf dapat ditempel sekaligus.',
    student: 'Username, email, atau kode siswa',
    variant: 'Varian',
    mark: (code: string, number: number) => `${code} nomor ${number}`,
    expected: {
      letter: 'satu huruf',
      letters: 'beberapa huruf',
      row: 'satu tanda tiap baris',
      text: 'isian',
    } satisfies Record<MarkShape, string>,
    wrong: (name: string, signs: string) => `${name}: pakai ${signs}.`,
    save: 'Simpan lembar',
    table: 'Lembar yang sudah masuk',
    search: 'Cari nama siswa',
    noun: 'lembar',
    columns: {
      name: 'Nama',
      username: 'Username',
      school: 'Sekolah',
      variant: 'Varian',
      answered: 'Terjawab',
      taken: 'Masuk',
    },
    empty: { title: 'Belum ada lembar', text: 'Lembar yang diimpor atau diketik tampil di sini.' },
  },
}
