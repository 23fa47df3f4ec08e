import type { ReportReason, ReportStatus } from '@gerbang/contract/bank/question-reports.ts'

const reasons: Record<ReportReason, string> = {
  wrong_key: 'Kuncinya salah',
  several_right: 'Lebih dari satu jawaban benar',
  unclear: 'Soalnya tidak jelas',
  wrong_explanation: 'Pembahasannya salah',
  broken: 'Gambar, rumus, atau tulisan rusak',
  other: 'Lainnya',
}

const statuses: Record<ReportStatus, string> = {
  open: 'Menunggu jawaban',
  accepted: 'Laporan benar',
  declined: 'Soal tetap',
}

export const texts = {
  reasons,
  statuses,
  open: 'Laporkan soal',
  title: 'Ada yang salah dengan soal ini?',
  note: 'Ceritakan yang kamu lihat',
  noteHint: 'Boleh kosong. Pembuat soal membacanya tanpa namamu.',
  send: 'Kirim laporan',
  sent: 'Terima kasih. Jawabannya muncul di dashboardmu.',
}
