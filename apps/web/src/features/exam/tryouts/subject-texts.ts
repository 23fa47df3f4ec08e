import { formatCount } from '../../../format/format-number.ts'

/** Words of the list of sub-tests and of what begins and ends one. */
export const texts = {
  title: 'Pilih Mata Pelajaran',
  done: (done: number, all: number) => `${done} dari ${all} subtes selesai`,
  blocking: 'Kerjakan berurutan. Subtes berikutnya terbuka setelah yang sebelumnya selesai.',
  free: 'Kerjakan dalam urutan apa pun.',
  states: { locked: 'Terkunci', ready: 'Siap dikerjakan', running: 'Sedang berjalan', closed: 'Selesai' },
  until: (time: string) => `berakhir pukul ${time}`,
  answered: (answered: number, all: number) => `${answered} dari ${all} terjawab`,
  byTime: 'waktu habis',
  start: 'Mulai',
  startNamed: (name: string) => `Mulai ${name}`,
  receipt: 'Lihat bukti',
  receiptNamed: (name: string) => `Lihat bukti ${name}`,
  closeReceipt: 'Tutup',
  earlier: {
    title: 'Bukti sebelumnya',
    note: 'Dari waktu kamu mengerjakan try out ini sebelumnya.',
    attempt: (number: number) => `Pengerjaan ke-${number}`,
  },
  choicesNeeded: {
    title: 'Pilih jurusan dulu',
    text: 'Try out ini meminta pilihan jurusan sebelum subtes pertama.',
    go: 'Pilih jurusan',
  },
  allDone: {
    title: 'Semua subtes selesai',
    text: 'Terima kasih sudah mengerjakan sampai akhir.',
    go: 'Lihat hasil',
  },
  notEnrolled: {
    title: 'Kamu belum terdaftar',
    text: 'Mulai dari halaman try out ini.',
    go: 'Ke halaman try out',
  },
  dialog: {
    text: (count: number) => `${formatCount(count)} soal. Waktu mulai berjalan begitu kamu masuk.`,
    time: 'Waktu mengerjakan',
    shortened: (full: string) => `Biasanya ${full}. Lebih singkat karena try out segera ditutup.`,
    rules: [
      'Waktu tidak berhenti walau kamu keluar atau sinyal putus.',
      'Jawaban tersimpan otomatis. Tandai ragu-ragu kalau ingin kembali.',
      'Setelah dikumpulkan, subtes tidak bisa dibuka lagi.',
      'Kami mencatat berapa lama tiap soal tampil dan kapan halamannya kamu tinggalkan.',
    ],
    cancel: 'Nanti saja',
    go: 'Saya siap',
    offline: 'Tidak ada internet',
    offlineNote: 'Waktu belum berjalan. Sambungkan internet, lalu coba lagi.',
  },
}
