import { formatCount } from '../format/format-number.ts'

/** Words of the landing page and the news. `product` is the name that the installation gave itself. */
export const texts = {
  skip: 'Langsung ke isi',
  menu: 'Menu',
  mainNavigation: 'Navigasi utama',
  theme: 'Ganti tema terang atau gelap',
  home: (product: string) => `${product}, ke beranda`,
  login: 'Masuk',
  register: 'Buat akun',
  links: {
    about: 'Tentang',
    benefits: 'Manfaat',
    schedule: 'Jadwal',
    news: 'Berita',
    testimonials: 'Testimoni',
    questions: 'FAQ',
  },

  landing: {
    title: (product: string) => `${product}: try out UTBK-SNBT yang terasa seperti hari ujian`,
    description:
      'Try out UTBK-SNBT dengan urutan dan tempo resmi, jawaban yang tetap aman saat sinyal putus, dan hasil yang menyebut topik mana yang perlu kamu ulang.',
  },
  hero: {
    open: 'Sedang dibuka:',
    upcoming: 'Segera dibuka:',
    title: 'Latihan yang terasa seperti hari ujian.',
    lead: 'Try out UTBK-SNBT untuk kamu yang mengincar kursi PTN: tujuh subtes dengan urutan dan tempo resmi. Jawabanmu tetap aman walau sinyal putus, dan hasilnya menyebut topik mana yang perlu kamu ulang.',
    start: 'Daftar dan mulai',
    how: 'Lihat cara kerjanya',
  },
  facts: {
    tryouts: 'try out terbit',
    questions: 'soal dengan pembahasan',
    ranked_attempts: 'pengerjaan sudah dinilai',
  },
  sample: {
    title: 'Contoh soal',
    subject: 'Penalaran Matematika',
    pace: 'Jatahmu 2 menit 7 detik',
    legend: 'Pilih satu jawaban',
    right: 'Tepat.',
    wrong: 'Belum tepat.',
    explanation: 'Pembahasan',
    doubt: 'Ragu-ragu',
    note: 'Soal ini boleh kamu jawab. Saat try out, pembahasannya baru terbuka setelah hasil keluar.',
  },

  benefits: {
    title: 'Yang kamu latih di sini',
    pace: {
      title: 'Tempo yang sama dengan ujiannya',
      text: 'Urutan subtes dan waktu tiap soal mengikuti UTBK-SNBT 2025, juga pada try out yang lebih pendek. Waktu berjalan di server: memuat ulang halaman tidak menambah satu detik pun, dan subtes yang sudah selesai tidak bisa dibuka lagi.',
      caption: 'Susunan UTBK-SNBT 2025',
      total: '160 soal, 195 menit',
      columns: { subject: 'Subtes', questions: 'Soal', minutes: 'Menit', each: 'Detik per soal' },
      aside: 'Satu soal PPU dapat 45 detik, satu soal PM hampir tiga kalinya.',
    },
    offline: {
      title: 'Sinyal boleh hilang, jawabanmu tidak',
      text: 'Setiap pilihan disimpan di perangkatmu dulu, baru dikirim. Saat jaringan putus kamu tetap mengerjakan; begitu tersambung, semuanya terkirim sendiri. Di layar selalu tertulis mana yang sudah sampai.',
      caption: 'Sepuluh menit di angkot',
    },
    result: {
      title: 'Hasil yang menjawab “besok belajar apa?”',
      text: 'Skormu dibandingkan dengan jurusan yang kamu tuju dan dengan rata-rata peserta. Lalu topik yang masih meleset diurutkan dari yang paling dekat ke tingkat berikutnya.',
      caption: 'Contoh hasil, angkanya rekaan',
      score: 'Skor akhir',
      target: 'S1 Teknik Sipil',
      gap: 'kurang 21,60',
      peers: 'Garis tegak: rata-rata peserta',
      barOf: (name: string, score: number, peers: number) => `${name}: ${score}, rata-rata peserta ${peers}`,
      topics: 'Topik terdekat',
      topicScore: (correct: number, of: number) => `${correct}/${of} benar`,
    },
    check: {
      title: 'Nilai yang bisa diperiksa sekolahmu',
      text: 'Skor dihitung dengan teori respons butir, dan tiap skor menyebut galat bakunya. Soal yang mencurigakan naik ke atas sebelum hasil terbit. Kalau kuncinya dibetulkan, semua peserta dihitung ulang dari jawaban yang sama.',
      caption: 'Contoh pemeriksaan soal, angkanya rekaan',
      item: 'Penalaran Matematika nomor 14',
      flag: 'Kunci mungkin salah',
      choice: (letter: string, best: number, weakest: number) =>
        `Pilihan ${letter}: ${best}% dari seperempat peserta terkuat, ${weakest}% dari seperempat terlemah`,
      legend:
        'Pilihan seperempat peserta terkuat. Garis tegak: seperempat terlemah. Kunci yang terpasang: C.',
      steps: [
        'Kunci diganti dari C ke B, alasannya tercatat',
        'Skor dan peringkat semua peserta dihitung ulang',
        'Hasil terbit; penilaian lama tetap tersimpan',
      ],
    },
  },

  schedule: {
    title: 'Try out yang bisa kamu ikuti',
    none: 'Belum ada try out yang dibuka. Jadwal berikutnya muncul di sini.',
    open: 'Dibuka',
    upcoming: 'Segera',
    code: 'Perlu Kode Siswa',
    opensAt: (time: string) => `Mulai ${time}`,
    openEnded: 'Terbuka terus, boleh dikerjakan kapan saja',
    size: (subTests: number, questions: number, duration: string) =>
      `${subTests} subtes · ${formatCount(questions)} soal · ${duration}`,
    take: 'Kerjakan',
    look: 'Lihat',
    of: (verb: string, title: string) => `${verb}: ${title}`,
  },

  news: {
    title: 'Berita',
    description: (product: string) => `Kabar terbaru seputar UTBK-SNBT dan try out dari ${product}.`,
    all: 'Semua berita',
    back: 'Semua berita',
    none: 'Belum ada berita.',
    more: 'Berita lain',
    updated: (time: string) => `Diperbarui ${time}`,
    pages: 'Halaman berita',
    page: (page: number, pages: number) => `Halaman ${page} dari ${pages}`,
    newer: 'Lebih baru',
    older: 'Lebih lama',
  },

  testimonials: {
    title: 'Cerita peserta',
    fictional: 'Ini pemasangan demo: nama dan ceritanya rekaan.',
    accepted: (place: string, year: number) => `${place}, ${year}`,
  },

  questions: {
    title: 'Sebelum kamu daftar',
    ask: 'Masih ada yang ingin kamu tanyakan? Tulis ke',
  },

  about: {
    title: (product: string) => `Tentang ${product}`,
    text: 'Platform ini berkode terbuka: siapa pun boleh memasangnya di server sendiri, memeriksa cara kerjanya, dan memperbaikinya.',
    audiences: [
      ['Siswa', 'mengerjakan try out di ponsel dan tahu harus mengulang apa.'],
      ['Guru', 'menulis soal dengan rumus, tabel, dan bacaan, lengkap dengan pembahasannya.'],
      ['Sekolah dan bimbel', 'menyelenggarakan try out sendiri; soal dan data siswa tetap di servernya.'],
    ] as const,
  },

  closing: {
    title: 'Mulai malam ini, satu subtes saja.',
    text: 'Di antara subtes kamu boleh berhenti dan lanjut besok, selama try outnya masih dibuka.',
  },

  footer: {
    label: 'Jelajahi',
    contact: 'Kontak',
    social: 'Media sosial',
    line: 'Try out UTBK-SNBT yang terasa seperti hari ujian.',
    copyright: (year: number, product: string) => `© ${year} ${product}`,
  },

  missing: {
    title: 'Berita ini tidak ada',
    text: 'Mungkin sudah diturunkan, atau alamatnya kurang satu huruf.',
    home: 'Ke beranda',
  },

  shareAlt: 'Latihan yang terasa seperti hari ujian: di sampingnya kartu soal dengan satu jawaban terpilih.',
}
