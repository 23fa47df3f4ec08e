import type { BankCard } from '@gerbang/contract/question-banks.ts'
import type { QuestionType } from '@gerbang/contract/question.ts'
import type { BankQuestion, QuestionStatus } from '@gerbang/contract/questions.ts'

const statuses: Record<BankCard['status'], string> = {
  draft: 'Draf',
  published: 'Terbit',
  archived: 'Arsip',
}
const questionStatuses: Record<QuestionStatus, string> = { ...statuses, in_review: 'Ditinjau' }
const visibilities: Record<BankCard['visibility'], string> = { private: 'Pribadi', shared: 'Dibagikan' }
const difficulties: Record<BankQuestion['difficulty'], string> = {
  easy: 'Mudah',
  medium: 'Sedang',
  hard: 'Sulit',
}

const types: Record<QuestionType, string> = {
  single_choice: 'Pilihan ganda',
  multiple_choice: 'Pilihan ganda kompleks',
  weighted_choice: 'Pilihan berbobot',
  true_false_table: 'Tabel pernyataan',
  short_answer: 'Isian singkat',
}

export const texts = {
  types,
  statuses,
  questionStatuses,
  visibilities,
  difficulties,
  list: {
    title: 'Bank Soal',
    intro: 'Kumpulan soal per program, dibagi ke dalam subtes.',
    search: 'Cari judul bank soal',
    table: 'Bank soal',
    noun: 'bank soal',
    create: 'Buat bank soal',
    reports: 'Laporan siswa',
    upload: 'Unggah dokumen',
    subjects: 'Subtes dan topik',
    filters: { program: 'Program', status: 'Status', visibility: 'Akses', owner: 'Pemilik' },
    owners: { mine: 'Milikku' },
    publish: 'Terbitkan',
    archive: 'Arsipkan',
    columns: {
      title: 'Judul',
      program: 'Program',
      owner: 'Pemilik',
      status: 'Status',
      visibility: 'Akses',
      subTests: 'Subtes',
      published: 'Soal terbit',
      draft: 'Draf soal',
      updated: 'Diperbarui',
    },
    empty: {
      title: 'Belum ada bank soal',
      text: 'Buat bank soal pertamamu, lalu isi subtesnya dengan soal.',
    },
  },
  form: {
    createTitle: 'Buat bank soal',
    createIntro: 'Semua subtes program langsung tersedia. Kamu bisa mengubahnya setelah bank dibuat.',
    title: 'Judul',
    program: 'Program',
    description: 'Keterangan',
    tags: 'Label',
    tagsHint: 'Pisahkan dengan koma, misalnya: SNBT 2027, geometri.',
    visibility: 'Siapa yang boleh membaca',
    visibilityHints: {
      private: 'Hanya kamu, anggota bank ini, dan admin.',
      shared: 'Semua guru boleh membaca, tidak mengubah.',
    },
    status: 'Status',
    create: 'Buat bank soal',
    save: 'Simpan perubahan',
  },
  detail: {
    about: 'Tentang bank ini',
    readOnly: (owner: string) => `Bank ini milik ${owner}. Kamu bisa membacanya, tidak mengubahnya.`,
    owner: (name: string) => `Milik ${name}`,
    subTests: 'Subtes',
    none: 'Belum ada subtes.',
    questions: (published: number, draft: number) => `${published} soal terbit, ${draft} draf`,
    add: 'Tambah subtes',
    pick: 'Pilih subtes…',
    remove: (name: string) => `Hapus subtes ${name}`,
    full: 'Masih berisi soal, jadi tidak bisa dihapus.',
    delete: 'Hapus bank soal',
    deleteTitle: (title: string) => `Hapus “${title}”?`,
    deleteEmpty: 'Bank ini kosong dan akan dihapus untuk seterusnya.',
    deleteFull: (count: number) =>
      `Bank ini berisi ${count} soal, jadi diarsipkan. Soalnya tetap tersimpan dan bank bisa diterbitkan lagi.`,
    archive: (count: number) => `Arsipkan ${count} soal`,
    cancel: 'Batal',
  },
  questions: {
    search: 'Cari isi soal',
    table: 'Soal',
    create: 'Buat soal',
    untitled: 'Belum ada isi',
    noun: 'soal',
    filters: {
      status: 'Status',
      type: 'Bentuk',
      topic: 'Topik',
      difficulty: 'Kesulitan',
      is: 'Pemakaian',
    },
    is: { unused: 'Belum dipakai', flagged: 'Ditandai statistik' },
    publish: 'Terbitkan',
    review: 'Minta tinjauan',
    draft: 'Jadikan draf',
    archive: 'Arsipkan',
    done: (count: number) => `${count} soal diubah.`,
    refused: (count: number) => `${count} soal belum bisa diubah`,
    refusedText: 'Soal lain yang dipilih sudah diubah.',
    refusedAll: 'Lengkapi dulu, lalu coba lagi.',
    noStem: 'Soal tanpa teks',
    close: 'Tutup',
    columns: {
      stem: 'Soal',
      topic: 'Topik',
      status: 'Status',
      difficulty: 'Kesulitan',
      points: 'Poin',
      version: 'Versi',
    },
    empty: { title: 'Belum ada soal', text: 'Soal subtes ini akan tampil di sini.' },
  },
}
