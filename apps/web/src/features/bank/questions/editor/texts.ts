import type { EditedQuestion } from '@gerbang/contract/bank/questions.ts'
import { difficultyNames } from '../../../../question/difficulty-names.ts'

const statuses: Record<EditedQuestion['status'], string> = {
  draft: 'draf',
  in_review: 'ditinjau',
  published: 'terbit',
  archived: 'arsip',
}
/** Of what is written beside a version that is in use. */
const newerStatuses = { draft: 'terbit, ada draf baru', in_review: 'terbit, draf baru ditinjau' }

function nameStatus({ status, published_version }: Pick<EditedQuestion, 'status' | 'published_version'>) {
  return published_version !== null && (status === 'draft' || status === 'in_review')
    ? newerStatuses[status]
    : statuses[status]
}

const langs: Record<EditedQuestion['lang'], string> = { id: 'Indonesia', en: 'Inggris' }

export const texts = {
  nameStatus,
  difficulties: difficultyNames,
  langs,
  title: 'Buat Soal',
  rail: {
    label: 'Daftar soal',
    untitled: 'Belum ada isi',
    count: (count: number) => `${count} soal`,
    open: 'Daftar soal',
  },
  number: (position: number) => `Soal ${position}`,
  version: (version: number, status: string) => `versi ${version} · ${status}`,
  saved: (time: string) => `Tersimpan ${time}`,
  unchanged: 'Tersimpan',
  saving: 'Menyimpan…',
  waiting: 'Disimpan di perangkat ini',
  refused: 'Belum tersimpan',
  offline: 'Belum terkirim. Tulisanmu aman di perangkat ini dan dikirim lagi otomatis.',
  outdated: {
    title: 'Soal ini sudah diubah di tempat lain',
    text: 'Tulisanmu tidak menimpanya dan masih ada di perangkat ini.',
    load: 'Muat yang terbaru',
    keep: 'Simpan tulisanku sebagai yang terbaru',
  },
  kept: {
    title: 'Ada tulisan yang belum terkirim',
    text: 'Perangkat ini menyimpan perubahanmu yang terakhir.',
    textOlder: 'Perangkat ini menyimpan perubahanmu, tetapi soalnya sudah diubah di tempat lain sejak itu.',
    use: 'Pulihkan tulisanku',
    drop: 'Buang',
  },
  readOnly: 'Kamu bisa membaca soal ini, tidak mengubahnya.',
  beside: (version: number) =>
    `Versi ${version} tetap dipakai latihan, kuis, dan try out baru sampai versi ini terbit. Yang sudah terbit tidak berubah.`,
  used: 'Soal ini sudah dipakai. Try out dan kuis itu tetap memakai versi lama; perubahanmu untuk yang berikutnya.',
  kind: 'Jenis',
  prompt: 'Soal',
  explanation: 'Pembahasan',
  explanationHint: 'Jelaskan mengapa kuncinya benar dan mengapa pengecohnya salah.',
  hint: 'Petunjuk',
  hintHint:
    'Boleh kosong. Satu pikiran yang membuka jalan, bukan jawabannya. Hanya tampil dalam latihan, bila siswa memintanya.',
  video: 'Tautan video pembahasan',
  videoWrong: 'Tulis alamat lengkap, dimulai dengan https://',
  points: 'Poin',
  pointsWrong: 'Tulis angka lebih dari 0, paling banyak 100.',
  difficulty: 'Kesulitan',
  lang: 'Bahasa',
  topics: {
    label: 'Topik',
    hint: 'Laporan menghitung soal ini di topik yang pertama.',
    pick: 'Pilih topik…',
    new: 'Topik baru…',
    name: 'Nama topik',
    add: 'Tambah',
    remove: (name: string) => `Lepas topik ${name}`,
  },
  passage: {
    label: 'Bacaan',
    none: 'Tanpa bacaan',
    new: 'Bacaan baru…',
    edit: 'Ubah bacaan',
    title: 'Judul bacaan',
    text: 'Isi bacaan',
    save: 'Simpan bacaan',
    cancel: 'Batal',
    shared: (count: number) => `Dipakai ${count} soal. Perubahan tampil di semuanya.`,
    untitled: 'Bacaan tanpa judul',
    need: 'Isi bacaannya dulu.',
  },
  add: 'Soal baru',
  duplicate: 'Duplikat',
  delete: 'Hapus',
  deleteTitle: 'Hapus soal ini?',
  deleteText: 'Soal ini dihapus untuk seterusnya, bersama semua versinya.',
  archiveTitle: 'Soal ini sedang dipakai',
  archive: 'Arsipkan',
  archived: 'Soal diarsipkan.',
  cancel: 'Batal',
  up: 'Naikkan urutan',
  down: 'Turunkan urutan',
  previous: 'Soal sebelumnya',
  next: 'Soal berikutnya',
  publish: 'Terbitkan',
  publishOff: (count: number) => `${count} hal perlu dilengkapi dulu.`,
  review: 'Minta ditinjau',
  preview: {
    title: 'Seperti dilihat siswa',
    phone: 'Lebar HP',
    wide: 'Lebar penuh',
    empty: 'Tampil setelah soalnya tersimpan.',
  },
  checks: {
    title: 'Periksa',
    blocking: (count: number) => (count === 0 ? 'Lengkap' : `${count} menghalangi`),
    go: 'Ke bagiannya',
    complete: 'Semua yang wajib sudah lengkap.',
    noExplanation: 'Pembahasan masih kosong.',
  },
  similar: {
    title: 'Mirip dengan',
    note: 'Mungkin soal ini sudah pernah ditulis.',
    place: (percent: string, bank: string) => `${percent}% sama · ${bank}`,
  },
  history: {
    open: 'Versi dan pemakaian',
    title: (position: number) => `Versi soal ${position}`,
    back: 'Kembali ke soal',
    versions: 'Semua versi',
    version: (version: number) => `Versi ${version}`,
    present: 'sekarang',
    published: 'terbit, dipakai',
    noAuthor: 'Penulis tidak tercatat',
    difference: 'Yang berubah',
    from: 'Versi lama',
    to: 'Versi baru',
    same: 'Kedua versi ini sama.',
    onlyOne: 'Baru ada satu versi. Bila soal ini diubah setelah terbit, perubahannya tampil di sini.',
    pickTwo: 'Pilih dua versi yang berbeda untuk melihat perubahannya.',
    spoken: { added: 'ditambah:', removed: 'dihapus:' },
    fields: { key: 'Kunci' },
    restore: 'Pulihkan',
    restoreOf: (version: number) => `Pulihkan versi ${version}`,
    restoreTitle: (version: number) => `Pulihkan versi ${version}?`,
    restorePublished:
      'Versi ini masih dipakai, jadi soalnya kembali seperti yang terbit. Draf yang baru tetap tersimpan di riwayat.',
    restoreText: (next: number) =>
      `Isinya ditulis lagi sebagai versi ${next}, yang menjadi draf. Yang sudah terbit tetap dipakai sampai draf itu terbit, dan semua versi tetap tersimpan.`,
    uses: {
      title: 'Dipakai di',
      none: 'Belum dipakai di try out atau kuis mana pun.',
      older: 'Tetap memakai versi lama',
      present: 'Memakai versi sekarang',
      drafts: 'Draf, akan memakai versi yang terbit saat itu',
      kinds: { tryout: 'try out', quiz: 'kuis' },
    },
  },
  keys: 'Ctrl + ↑ ↓ pindah soal, Ctrl + Enter soal baru',
}
