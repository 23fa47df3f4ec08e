export const texts = {
  title: 'Dashboard',
  intro: 'Soal yang menunggumu, dari semua bank milikmu dan yang dibagikan atas namamu.',
  counts: {
    banks: 'Bank soal',
    draft: 'Draf',
    in_review: 'Ditinjau',
    published: 'Terbit',
    flagged: 'Ditandai statistik',
  },
  drafts: { title: 'Draf untuk diselesaikan', none: 'Tidak ada draf yang tertinggal.' },
  inReview: { title: 'Menunggu tinjauan', none: 'Tidak ada soal yang sedang ditinjau.' },
  flagged: {
    title: 'Ditandai statistik',
    note: 'Temuan penilaian terbaru yang sudah terbit.',
    none: 'Tidak ada soal yang ditandai.',
    by: (flags: string, tryout: string) => `${flags} · ${tryout}`,
  },
  banks: {
    title: 'Bank soalmu',
    all: 'Semua bank soal',
    counts: (published: number, draft: number) => `${published} terbit, ${draft} draf`,
  },
  none: {
    title: 'Belum ada bank soal',
    text: 'Buat bank soal pertamamu, lalu isi subtesnya dengan soal.',
    way: 'Buat bank soal',
  },
  noStem: 'Soal tanpa teks',
  more: (count: number) => `dan ${count} lainnya`,
  place: (bank: string, subTest: string, number: number) => `${bank} · ${subTest} · no. ${number}`,
  reported: {
    title: (count: string) => `${count} soalmu dilaporkan siswa`,
    text: 'Baca apa kata mereka, perbaiki kalau perlu, lalu jawab.',
    open: 'Baca laporannya',
  },
}
