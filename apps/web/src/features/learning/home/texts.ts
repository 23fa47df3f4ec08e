export const texts = {
  title: 'Hari ini',
  intro: 'Satu hal untuk sekarang. Yang lain boleh menunggu.',
  countdown: (days: number, date: string, isEstimate: boolean) => {
    const left = days === 0 ? 'Ujianmu hari ini' : `${days} hari lagi ke ujian`
    return isEstimate ? `${left}, perkiraan ${date}.` : `${left}, ${date}.`
  },
  now: {
    title: 'Sekarang',
    takes: (time: string) => `kira-kira ${time}`,
    others: 'Juga belum selesai',
    resume: 'Lanjut mengerjakan',
    running: (part: string | null, ends: string) =>
      part === null ? `Waktunya berakhir ${ends}.` : `Sedang berjalan: ${part}. Waktunya berakhir ${ends}.`,
    soon: (time: string) => `Dibuka ${time}. Siapkan perangkat dan kertas coret-coretmu.`,
    unfinished: {
      tryout: 'Subtes berikutnya menunggumu.',
      quiz: 'Jawabanmu yang sudah terkirim masih ada.',
      practice: 'Latihanmu belum selesai. Jawabannya tersimpan.',
    },
    dueTitle: (count: number, shown: number) =>
      count > shown ? `${shown} dari ${count} soal yang kembali` : `${count} soal kembali hari ini`,
    due: (waiting: number) =>
      waiting <= 0
        ? 'Dulu belum tepat. Mengulang tepat waktu membuatnya melekat.'
        : `Dulu belum tepat. ${waiting} lainnya boleh menunggu besok dan sesudahnya.`,
    enoughTitle: 'Cukup untuk hari ini',
    enough: (next: string | null) =>
      next === null ? 'Tidak ada yang harus diulang. Istirahatlah.' : `Yang berikutnya kembali ${next}.`,
    more: 'Mau latihan lagi',
    topic: (subject: string, correct: number, of: number) =>
      `${subject}: baru ${correct} dari ${of} soalmu benar di try out terakhirmu. Di topik ini latihan paling terasa.`,
    tryout: (closes: string | null) =>
      closes === null
        ? 'Sedang dibuka. Dari sini kamu tahu posisimu dan apa yang perlu dilatih.'
        : `Sedang dibuka sampai ${closes}. Dari sini kamu tahu posisimu dan apa yang perlu dilatih.`,
    practice: 'Lima soal, langsung dibahas, tanpa batas waktu.',
    quiz: (count: number) => `${count} soal singkat dari gurumu.`,
    wait: (time: string) => `Dibuka ${time}. Sambil menunggu, baca cara kerjanya.`,
    guideTitle: 'Kenali cara ujiannya',
    guide: 'Belum ada soal atau jadwal baru. Panduan menjelaskan cara mengerjakan dan cara skor dihitung.',
    start: (questions: number) => `Mulai ${questions} soal`,
    prepare: 'Lihat persiapannya',
    see: 'Lihat try out',
    seeQuiz: 'Lihat kuis',
    read: 'Baca panduan',
  },
  next: {
    title: 'Jadwal',
    open: 'Sedang dibuka',
    days: (days: number) => (days === 0 ? 'Hari ini' : days === 1 ? 'Besok' : `${days} hari lagi`),
    calendar: 'Simpan ke kalender',
    calendarOf: (title: string) => `Simpan ${title} ke kalender`,
    calendarNote: (address: string) => `Masuk ke ${address} sebelum waktunya.`,
  },
  score: {
    around: (score: string, low: string, high: string) =>
      `Skormu sekitar ${score}, paling mungkin ${low}–${high}`,
    exact: (score: string) => `Skor terakhirmu ${score}`,
    raport: 'Buka Raport',
    history: 'Semua hasil',
    provisional: 'Skor terakhir masih sementara: menunggu penilaian akhir.',
  },
  target: {
    title: 'Targetmu',
    ask: 'Kamu ingin masuk ke mana?',
    label: 'Jurusan tujuan',
    placeholder: 'Cari jurusan atau kampus',
    hint: 'Ketik jurusan, kampus, atau singkatannya. Boleh diganti kapan saja.',
    notFound: 'Belum ketemu. Coba nama jurusannya saja.',
    fits: { all: 'Paling cocok', elsewhere: 'Jurusan sama, kampus lain' },
    understood: (said: string, meant: string) => `“${said}” kami cari sebagai ${meant}`,
    below: (gap: string, error: string) => `${gap}${error} poin lagi.`,
    above: (gap: string, error: string) => `${gap}${error} poin di atasnya.`,
    same: 'Kira-kira sama dengan target.',
    reference: (score: string, year: number) => `Skor rujukan ${score} (${year}).`,
    estimate: 'Perkiraan, bukan kepastian.',
  },
  week: {
    title: 'Pekan ini',
    count: (done: number, goal: number) => `${done} dari ${goal} hari`,
    days: ['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min'],
    day: (date: string, isActive: boolean) => (isActive ? `${date}: berlatih` : date),
    rested: (done: number) => (done === 0 ? 'Pekan ini' : `${done} hari berlatih pekan ini`),
    rest: 'Hari istirahat tidak mengurangi apa pun. Pekan baru mulai Senin.',
    reached: 'Target pekan ini tercapai.',
    open: 'Target pilihanmu pekan ini. Hari apa saja boleh.',
    fromMonday: (days: number) => `Mulai Senin: ${days} hari.`,
    ask: 'Berapa hari seminggu kamu sanggup?',
    goal: (days: number) => `${days} hari seminggu`,
    hint: 'Sekali duduk kira-kira 10 menit. Boleh diturunkan kapan saja.',
    change: 'Ubah target',
    win: {
      title: 'Hari ini',
      steady: (topic: string, correct: number, of: number) =>
        `${topic} kini mantap: ${correct} dari ${of} soal terakhir benar.`,
      mended: (questions: number) =>
        questions === 1
          ? 'Satu soal yang dulu salah kini sudah benar tiga kali berturut-turut.'
          : `${questions} soal yang dulu salah kini sudah benar tiga kali berturut-turut.`,
    },
  },
  plan: {
    title: (week: number, weeks: number) => `Rencanamu, pekan ${week} dari ${weeks}`,
    now: 'mulai',
    exam: 'ujian',
  },
  news: 'Kabar',
  reports: { title: 'Jawaban atas laporanmu', read: 'Sudah kubaca' },
}
