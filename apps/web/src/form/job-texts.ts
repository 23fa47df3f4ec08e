import { formatCount } from '../format/format-number.ts'

export const texts = {
  queued: 'Menunggu giliran…',
  running: 'Sedang dikerjakan…',
  steps: (done: number, of: number) => `${formatCount(done)} dari ${formatCount(of)}`,
  progress: 'Kemajuan',
  cancel: 'Hentikan',
  stopping: 'Menghentikan…',
  cancelled: 'Dihentikan. Yang sudah selesai tetap tersimpan.',
  stay: 'Kamu boleh menutup halaman ini; pekerjaannya tetap jalan.',
}
