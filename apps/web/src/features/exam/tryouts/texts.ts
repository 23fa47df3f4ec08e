import { formatCount } from '../../../format/format-number.ts'

/** Words of the try-out pages. */
export const texts = {
  list: {
    title: 'Try Out',
    history: 'Semua hasilmu',
    intro: 'Kerjakan dengan waktu dan urutan seperti hari ujian.',
    groups: {
      open: 'Sedang dibuka',
      upcoming: (month: string) => `Akan datang: ${month}`,
      endless: 'Kapan saja',
      closed: (month: string) => `Sudah ditutup: ${month}`,
    },
    filters: 'Saring try out',
    tabs: { all: 'Semua', open: 'Dibuka', upcoming: 'Akan datang', mine: 'Milikku' },
    search: 'Cari try out',
    empty: {
      all: {
        title: 'Belum ada try out',
        text: 'Try out untuk programmu akan muncul di sini begitu dijadwalkan.',
      },
      open: { title: 'Tidak ada yang dibuka', text: 'Lihat yang akan datang supaya kamu bisa bersiap.' },
      upcoming: { title: 'Belum ada jadwal baru', text: 'Try out berikutnya akan muncul di sini.' },
      mine: {
        title: 'Kamu belum ikut try out',
        text: 'Pilih satu yang sedang dibuka, lalu mulai dari subtes pertama.',
      },
      search: (search: string) => ({
        title: 'Tidak ketemu',
        text: `Tidak ada try out yang cocok dengan “${search}”. Coba kata lain atau hapus pencarian.`,
      }),
    },
    seeOpen: 'Lihat yang dibuka',
    clearSearch: 'Hapus pencarian',
  },
  status: {
    upcoming: 'Akan datang',
    open: 'Dibuka',
    closed: 'Ditutup',
    enrolled: 'Terdaftar',
    in_progress: 'Sedang dikerjakan',
    finished: 'Selesai',
    void: 'Dibatalkan',
  },
  continue: 'Lanjutkan',
  continueNamed: (title: string) => `Lanjutkan ${title}`,
  openEnded: 'Bisa dikerjakan kapan saja',
  opensAt: (time: string) => `Dibuka ${time}`,
  codeNeeded: 'Perlu Kode Siswa',
  subTests: (count: number) => `${formatCount(count)} subtes`,
  questions: (count: number) => `${formatCount(count)} soal`,
  detail: {
    timeline: 'Urutan subtes',
    timelineFree: 'Daftar subtes',
    timelineNote: (duration: string) => `Total ${duration}, di luar jeda antarsubtes.`,
    rules: 'Aturan main',
    blocking: 'Subtes dikerjakan berurutan. Subtes yang sudah selesai tidak bisa dibuka lagi.',
    free: 'Kamu bebas memilih subtes mana yang dikerjakan lebih dulu.',
    clock: 'Waktu tiap subtes terus berjalan sejak kamu mulai, walau halaman ditutup.',
    saving:
      'Jawaban tersimpan otomatis. Kalau sinyal putus, jawaban disimpan di perangkat ini dan dikirim saat tersambung lagi.',
    attempts: (count: number) =>
      count === 1 ? 'Hanya bisa dikerjakan satu kali.' : `Bisa dikerjakan sampai ${count} kali.`,
    attemptsFree: 'Bisa diulang sesukamu.',
    choices: (min: number, max: number) =>
      min === max
        ? `Pilih ${max} jurusan sebelum mulai.`
        : `Pilih ${min} sampai ${max} jurusan sebelum mulai.`,
    release: {
      instant: 'Hasil keluar begitu semua subtes selesai.',
      at_close: 'Hasil keluar setelah try out ditutup.',
      at_time: (time: string) => `Hasil keluar ${time}.`,
    },
    facts: { window: 'Jadwal', duration: 'Durasi', questions: 'Soal', program: 'Program' },
    device: 'Perangkatmu',
    rehearsal: 'Gladi bersih',
    start: 'Mulai',
    result: 'Lihat hasil',
    done: 'Selesai',
    receipts: 'Lihat bukti pengumpulan',
    editChoices: 'Ubah pilihan jurusan',
    seeChoices: 'Lihat pilihan jurusan',
    code: 'Kode siswa',
    codeHint: 'Try out ini khusus pemegang kode. Minta kodenya ke sekolah atau pengajarmu.',
    codeEmpty: 'Isi kode siswamu dulu.',
  },
  again: {
    start: 'Kerjakan lagi',
    ask: 'Kerjakan try out ini lagi?',
    about: 'Kamu mulai dari awal. Bisa dibatalkan sampai subtes pertama dimulai.',
    ranking: 'Peringkat tetap memakai pengerjaan pertamamu.',
    kept: (count: number) =>
      count === 1
        ? 'Hasilmu yang sekarang tetap tersimpan dan bisa dibuka kapan saja.'
        : `${count} hasilmu yang sekarang tetap tersimpan dan bisa dibuka kapan saja.`,
    majors: 'Pilihan jurusanmu ikut dipakai. Kamu bisa mengubahnya sebelum mulai.',
    back: 'Tidak jadi',
    confirm: 'Ya, kerjakan lagi',
    title: (number: number) => `Pengerjaan ke-${number} belum dimulai`,
    text: 'Hasilmu sebelumnya tetap ada.',
    seeResult: (number: number) => `Lihat hasil pengerjaan ke-${number}`,
    see: 'Lihat hasil',
    score: (score: string) => `Skor ${score}`,
    waiting: 'Hasil belum dibuka',
    times: (count: number) => `${count} pengerjaan`,
    timesNamed: (count: number, title: string) => `${count} pengerjaan ${title}`,
    seeNamed: (title: string) => `Lihat hasil ${title}`,
    takeBack: 'Batalkan pengerjaan ini',
    results: 'Hasil pengerjaanmu',
    attempt: (number: number) => `Pengerjaan ke-${number}`,
    finished: (time: string) => `selesai ${time}`,
  },
  remember: {
    ask: 'Ingatkan lewat email',
    set: (email: string) => `Pengingat terpasang. Email ke ${email} dikirim sore sehari sebelumnya.`,
    cancel: 'Lepas pengingat',
    calendar: 'Simpan ke kalender',
    calendarNote: (address: string) => `Masuk ke ${address} sebelum waktunya.`,
  },
  device: {
    checking: 'Memeriksa…',
    outbox: {
      ok: 'Jawaban bisa disimpan tanpa sinyal',
      bad: 'Browser ini tidak bisa menyimpan jawaban. Matikan mode penyamaran atau ganti browser.',
    },
    space: {
      ok: 'Ruang penyimpanan cukup',
      bad: 'Ruang penyimpanan hampir habis. Kosongkan sedikit sebelum mulai.',
    },
    network: {
      ok: 'Tersambung ke internet',
      bad: 'Tidak ada internet. Sambungkan dulu untuk mengunduh soal.',
    },
  },
  obstacles: {
    upcoming: { title: 'Belum dibuka', text: (time: string) => `Kamu bisa mulai ${time}.` },
    closed: { title: 'Sudah ditutup', text: (time: string) => `Try out ini ditutup ${time}.` },
    wrong_program: {
      title: 'Beda program',
      text: () => 'Try out ini untuk program lain, jadi tidak bisa kamu ikuti.',
    },
    email_unverified: {
      title: 'Email belum diverifikasi',
      text: () => 'Buka tautan di email pendaftaranmu dulu, lalu muat ulang halaman ini.',
    },
    attempts_used: {
      title: 'Kesempatan habis',
      text: () => 'Kamu sudah memakai semua kesempatan mengerjakan try out ini.',
    },
  },
}
