import type { Outage } from '@gerbang/contract/exam/exam-day.ts'
import { formatCount } from '../../../format/format-number.ts'

export const texts = {
  more: 'Lainnya',
  updated: (ago: string) => `Diperbarui ${ago}`,
  counts: {
    running: 'sedang mengerjakan',
    cut_off: 'terputus sekarang',
    silent: 'diam lebih dari 3 menit',
    between: 'di antara subtes',
    finished: 'selesai',
    enrolled: 'belum mulai',
  },
  wall: {
    open: 'Per kelas',
    title: 'Hari ujian per kelas',
    closes: (clock: string) => `ditutup pukul ${clock}`,
    full: 'Layar penuh',
    fullFailed: 'Browser ini tidak membuka layar penuh. Tekan F11.',
    noClass: 'Tanpa kelas',
    of: (count: number) => `${formatCount(count)} siswa`,
    running: 'mengerjakan',
    finished: 'selesai',
    missing: 'belum mulai',
    allBegun: 'Semua sudah mulai.',
    more: (count: number) => `dan ${formatCount(count)} lagi`,
    empty: 'Belum ada siswa untuk try out ini. Masukkan siswa lewat menu Pengguna.',
    back: 'Kembali ke hari ujian',
  },
  saves: 'jawaban tersimpan per menit',
  perSubTest: 'Mengerjakan, per subtes',
  subTest: 'Subtes',
  running: 'Mengerjakan',
  closed: 'Selesai',
  paused: 'Mulai baru sedang dijeda. Yang sedang mengerjakan tetap berjalan.',
  clockInDoubt:
    'Jam server sedang tidak bisa dipercaya. Mulai dan penutupan subtes ditahan; jawaban tetap disimpan. Minta pengelola server membetulkan jam mesinnya.',
  table: 'Peserta',
  noun: 'peserta',
  search: 'Cari nama atau sekolah',
  filters: { sub_test_id: 'Subtes' },
  columns: {
    name: 'Peserta',
    school: 'Sekolah',
    subTest: 'Subtes',
    answered: 'Terjawab',
    ends: 'Berakhir',
    extra: 'Tambahan',
    saved: 'Simpan terakhir',
    state: 'Sambungan',
    events: 'Kejadian',
  },
  cutOff: 'Terputus',
  connected: 'tersambung',
  untold: 'belum ada kabar',
  unsent: (count: number) => `${formatCount(count)} belum terkirim`,
  eventCount: {
    blur: (count: number) => `${count}× keluar halaman`,
    offline: (count: number) => `${count}× tanpa jaringan`,
    reload: (count: number) => `${count}× muat ulang`,
    second_device: (count: number) => `${count}× ganti perangkat`,
  },
  events: {
    blur: 'keluar dari halaman',
    focus: 'kembali ke halaman',
    offline: 'jaringan putus',
    online: 'jaringan kembali',
    reload: 'memuat ulang halaman',
    second_device: 'mengambil alih dari perangkat lain',
  },
  notYet: 'belum',
  seconds: (count: number) => (count === 0 ? '–' : `${formatCount(count)} dtk`),
  empty: {
    title: 'Tidak ada yang sedang mengerjakan',
    text: 'Peserta muncul di sini begitu memulai subtes.',
  },
  rehearsed: {
    title: 'Gladi bersih',
    open: 'Gladi bersih',
    intro:
      'Siswa membuka try out ini di ponselnya lalu menekan Gladi bersih. Hasil pemeriksaan perangkatnya masuk ke sini.',
    counts: ({ ready, faulty, none }: { ready: number; faulty: number; none: number }) =>
      `${formatCount(ready)} siap, ${formatCount(faulty)} perlu dibantu, ${formatCount(none)} belum mencoba`,
    states: { ready: 'Siap', faulty: 'Perlu dibantu', none: 'Belum mencoba' },
    faults: {
      keeps_answers: 'jawaban tidak bisa disimpan',
      has_space: 'penyimpanan hampir habis',
      shows_pictures: 'gambar tidak tampil',
    },
    notOffline: 'tidak bisa dibuka ulang tanpa jaringan',
    clockOff: 'jam perangkat meleset',
    table: 'Perangkat siswa',
    noun: 'siswa',
    search: 'Cari nama',
    filters: { state: 'Keadaan', batch: 'Kelas' },
    columns: { name: 'Siswa', state: 'Keadaan', faults: 'Catatan', batch: 'Kelas' },
    empty: { title: 'Tidak ada siswa', text: 'Belum ada siswa yang boleh ikut try out ini.' },
  },
  missing: {
    title: 'Belum hadir',
    open: 'Siapa yang belum hadir',
    intro:
      'Siswa yang boleh mengikuti try out ini dan belum memulai satu subtes pun. Daftarnya diperbarui sendiri.',
    back: 'Ke hari ujian',
    states: { not_begun: 'Terdaftar, belum mulai', absent: 'Belum mendaftar' },
    table: 'Siswa yang belum hadir',
    noun: 'siswa',
    search: 'Cari nama atau sekolah',
    filters: { state: 'Keadaan', batch: 'Kelas' },
    columns: { name: 'Siswa', state: 'Keadaan', batch: 'Kelas', school: 'Sekolah' },
    empty: { title: 'Semua sudah mulai', text: 'Tidak ada siswa yang boleh ikut dan belum memulai.' },
  },
  giveTime: {
    title: 'Tambah waktu',
    named: (name: string) => `Tambah waktu untuk ${name}`,
    text: 'Berlaku untuk subtes yang sedang berjalan. Hitung mundur siswa ikut berubah tanpa memuat ulang, paling lambat 15 detik kemudian.',
    example: 'Listrik ruang padam, 90 detik.',
    confirm: 'Tambah waktu',
  },
  counting: 'Jumlah siswa dihitung setelah namanya diisi.',
  touches: (count: number) => `Berlaku untuk ${formatCount(count)} siswa yang sedang mengerjakan.`,
  minutes: 'Tambahan waktu',
  minute: 'menit',
  audience: 'Untuk siapa',
  audiences: {
    all: 'Semua yang sedang mengerjakan',
    school: 'Satu sekolah',
    batch: 'Satu kelas',
  },
  school: 'Nama sekolah',
  batch: 'Kelas',
  tooShort: 'Isi antara 0,5 dan 120 menit.',
  needSchool: 'Tulis nama sekolahnya.',
  needBatch: 'Tulis nama kelasnya.',
  pause: {
    title: 'Jeda mulai baru?',
    text: 'Tidak ada yang bisa memulai subtes sampai dijalankan lagi. Yang sedang mengerjakan tidak terganggu.',
    example: 'Jaringan sekolah sedang diperbaiki.',
    confirm: 'Jeda mulai baru',
  },
  resume: {
    title: 'Izinkan mulai lagi?',
    text: 'Siswa bisa memulai subtes berikutnya lagi.',
    example: 'Jaringan sekolah sedang diperbaiki.',
    confirm: 'Izinkan mulai lagi',
  },
  detail: 'Detail try out',
  message: {
    title: 'Kirim pesan ke peserta',
    text: 'Muncul di atas soal pada layar peserta yang sedang mengerjakan, paling lambat 15 detik kemudian, sampai mereka menutupnya.',
    label: 'Pesan',
    sample: 'Listrik sudah menyala. Waktumu ditambah, lanjutkan dengan tenang.',
    need: 'Tulis pesannya.',
    example: 'Memberi tahu peserta tentang gangguan listrik.',
    confirm: 'Kirim pesan',
  },
  close: {
    title: 'Tutup try out sekarang?',
    text: (running: number) =>
      `Tidak ada lagi yang bisa memulai subtes. ${formatCount(running)} siswa yang sedang mengerjakan tetap melanjutkan subtesnya sampai waktunya habis.`,
    example: 'Semua kelas sudah selesai.',
    confirm: 'Tutup try out',
  },
  outages: {
    title: 'Gangguan yang belum diganti waktunya',
    span: (from: string, until: string) => `${from}–${until}`,
    who: ({ students, schools, shortest_seconds, longest_seconds }: Outage) =>
      `${formatCount(students)} siswa terputus${schools > 0 ? ` dari ${formatCount(schools)} sekolah` : ''}, ${lost(shortest_seconds, longest_seconds)}`,
    earlier: (count: number) => `${formatCount(count)} gangguan lebih lama tidak ditampilkan.`,
  },
  giveBack: {
    title: 'Kembalikan waktu yang hilang?',
    text: ({ students, shortest_seconds, longest_seconds }: Outage) =>
      `${formatCount(students)} siswa mendapat kembali waktu selama halamannya terputus: ${lost(shortest_seconds, longest_seconds)}. Yang tidak terputus tidak mendapat apa-apa, dan tidak ada yang mendapatnya dua kali.`,
    example: 'Listrik ruang padam, 90 detik.',
    confirm: 'Kembalikan waktu',
  },
  cutShort: {
    title: 'Ditutup padahal waktunya masih tersisa',
    note: 'Halaman peserta ini terakhir terlihat jauh sebelum subtesnya berakhir. Buka lagi kalau jam server sempat salah atau listrik padam: semua jawaban tetap ada dan sisa waktunya kembali.',
    facts: (subTest: string, seen: string, minutes: string, answered: number) =>
      `${subTest}, terlihat terakhir ${seen}, sisa ${minutes}, ${formatCount(answered)} terjawab`,
    one: { reopened: 'Buka lagi' },
    all: { reopened: 'Buka lagi semua' },
    ask: 'Buka lagi subtes ini?',
    does: (students: number) =>
      `${formatCount(students)} siswa dapat melanjutkan subtesnya dengan jawaban yang sudah ada dan waktu yang tersisa saat terakhir terlihat, dihitung mulai sekarang. Nilai subtes itu ditarik sampai dikumpulkan lagi atau waktunya habis.`,
    example: 'Jam server sempat maju dua jam.',
  },
  late: {
    title: 'Jawaban yang datang terlambat',
    note: 'Disimpan terpisah dan belum dihitung. Yang dihitung masuk penilaian ulang.',
    facts: (subTest: string, answers: number, seconds: number) =>
      `${subTest}, ${formatCount(answers)} jawaban, ${formatCount(seconds)} detik sesudah waktu habis`,
    one: { accepted: 'Hitung', refused: 'Jangan hitung' },
    all: { accepted: 'Hitung semua', refused: 'Jangan hitung semua' },
    ask: { accepted: 'Hitung jawaban terlambat?', refused: 'Jangan hitung jawaban terlambat?' },
    does: {
      accepted: (sheets: number, answers: number) =>
        `${formatCount(answers)} jawaban dari ${formatCount(sheets)} subtes ikut dinilai. Nilai dan peringkat dihitung ulang lalu terbit sendiri.`,
      refused: (sheets: number, answers: number) =>
        `${formatCount(answers)} jawaban dari ${formatCount(sheets)} subtes tetap tidak dinilai. Nilai tidak berubah.`,
    },
    example: 'Jaringan sekolah putus saat waktu habis.',
  },
  sheet: {
    unsent: 'Belum terkirim',
    seen: 'Terlihat terakhir',
    gaps: 'Terputus',
    noGaps: 'Belum pernah terputus lebih dari setengah menit.',
    givenBack: 'sudah dikembalikan',
    events: 'Kejadian pada halaman',
    noEvents: 'Belum ada.',
  },
}

function lost(shortest: number, longest: number): string {
  return shortest === longest
    ? `${formatCount(longest)} detik`
    : `${formatCount(shortest)} sampai ${formatCount(longest)} detik`
}
