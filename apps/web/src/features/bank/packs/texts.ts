import type { PackItemState, PackKindName } from '@gerbang/contract/bank/packs.ts'
import { formatCount } from '../../../format/format-number.ts'

const kinds: Record<PackKindName, string> = {
  program: 'program',
  format: 'format ujian',
  bank: 'bank soal',
  passage: 'bacaan',
  question: 'soal',
  tryout: 'try out',
  quiz: 'kuis',
  lesson: 'pelajaran',
  university: 'universitas',
  major: 'jurusan',
  guide: 'panduan',
  faq: 'tanya jawab',
  news: 'berita',
  banner: 'banner',
  testimonial: 'testimoni',
}

const states: Record<PackItemState, string> = {
  new: 'baru',
  present: 'sudah ada di sini',
  same: 'sama',
  changed: 'diperbarui paket',
  edited: 'diubah di sini, dibiarkan',
  both: 'diubah di sini dan di paket, dibiarkan',
  gone: 'dihapus di sini, dibiarkan',
}

const counted = (kind: PackKindName, count: number) => `${formatCount(count)} ${kinds[kind]}`

export const texts = {
  kinds,
  states,
  counted,
  title: 'Paket Isi',
  intro:
    'Soal, try out, panduan, dan universitas yang siap dimuat. Yang kamu ubah sendiri tidak pernah ditimpa.',
  upload: 'Unggah paket',
  uploading: 'Memeriksa paket…',
  faults: 'Paket ini belum bisa dipakai. Perbaiki, lalu unggah lagi:',
  seal: {
    title: (file: string) => `${file} tersegel`,
    text: 'Kunci dan pembahasannya disandikan oleh pembuatnya. Kata sandinya dipakai sekali untuk membuka, dan tidak disimpan.',
    word: 'Kata sandi paket',
    open: 'Buka segel',
    opening: 'Membuka segel…',
    cancel: 'Batal',
    sealed: 'kunci tersegel',
    openKeys: 'Kuncinya bisa dibaca siapa pun yang punya berkas paket ini: untuk latihan, bukan untuk lomba.',
  },
  empty: { title: 'Belum ada paket', text: 'Unggah paket berformat .zip dari sekolah lain.' },
  version: (version: string, size: string) => `Versi ${version} · ${size}`,
  licence: (licence: string) => `Lisensi ${licence}`,
  uploaded: 'diunggah',
  present: { loaded: 'dimuat', newer: 'ada versi baru' },
  loadedVersion: (version: string) => ` · yang dimuat versi ${version}`,
  load: 'Muat paket',
  again: 'Muat lagi',
  update: 'Perbarui',
  preview: 'Pratinjau',
  remove: 'Keluarkan',
  deleteUpload: 'Hapus unggahan',
  close: 'Tutup',
  askRemove: {
    title: (name: string) => `Keluarkan ${name}?`,
    text: 'Yang belum dipakai siswa dan belum kamu ubah dihapus. Sisanya tetap di sini.',
    confirm: 'Keluarkan paket',
  },
  askDelete: {
    title: (name: string) => `Hapus unggahan ${name}?`,
    text: 'Berkas paketnya dihapus dari server. Yang sudah dimuat darinya tetap di sini.',
    confirm: 'Hapus unggahan',
  },
  done: ({ created, updated, same, kept }: Record<'created' | 'updated' | 'same' | 'kept', number>) =>
    [
      created > 0 && `${formatCount(created)} baru`,
      updated > 0 && `${formatCount(updated)} diperbarui`,
      same > 0 && `${formatCount(same)} sudah sama`,
      kept > 0 && `${formatCount(kept)} dibiarkan seperti di sini`,
    ]
      .filter(Boolean)
      .join(', '),
  doneTitle: 'Paket termuat',
  removed: (removed: number, stays: number) =>
    stays === 0
      ? `${formatCount(removed)} dikeluarkan.`
      : `${formatCount(removed)} dikeluarkan, ${formatCount(stays)} tetap:`,
  more: (count: number) => `dan ${formatCount(count)} lagi`,
  sheet: {
    contents: 'Isinya',
    nothing: 'Tidak ada yang berubah kalau paket ini dimuat.',
    some: 'Yang terjadi kalau paket ini dimuat:',
    dropped: (count: number) =>
      `${formatCount(count)} hal dari versi lama tidak ada lagi di versi ini. Semuanya tetap di sini.`,
    samples: 'Contoh soal',
  },
}
