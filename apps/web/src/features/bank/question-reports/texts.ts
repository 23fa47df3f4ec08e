import { formatCount } from '../../../format/format-number.ts'

export const texts = {
  title: 'Laporan soal',
  intro:
    'Soal yang menurut siswa salah, atau yang kuncinya dibetulkan saat penilaian. Jawabanmu sampai ke semua yang melaporkannya.',
  tabs: 'Saring laporan',
  states: { open: 'Menunggu', decided: 'Sudah dijawab' },
  empty: {
    open: { title: 'Tidak ada laporan yang menunggu', text: 'Laporan baru dari siswa muncul di sini.' },
    decided: { title: 'Belum ada yang dijawab', text: 'Laporan yang sudah dijawab tersimpan di sini.' },
  },
  count: (count: number) => `${formatCount(count)} laporan`,
  reason: (reason: string, count: number) => `${reason} (${formatCount(count)})`,
  notes: 'Kata pelapor',
  open: (position: number) => `Buka soal ${position}`,
  accept: 'Laporan benar',
  decline: 'Soal tetap',
  accepting: { title: 'Laporan ini benar?', text: 'Perbaiki soalnya, lalu ceritakan apa yang berubah.' },
  declining: {
    title: 'Soal tetap seperti ini?',
    text: 'Jelaskan supaya siswa mengerti mengapa soalnya benar.',
  },
  answer: 'Jawaban untuk pelapor',
  needAnswer: 'Tulis jawabannya, minimal 3 huruf.',
  send: (count: number) => `Jawab ${formatCount(count)} laporan`,
}
