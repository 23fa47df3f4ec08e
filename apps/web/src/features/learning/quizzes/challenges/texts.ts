import type { ChallengeObstacle } from '@gerbang/contract/learning/challenges.ts'

const obstacles: Record<ChallengeObstacle, string> = {
  closed: 'Tantangan ini sudah ditutup. Minta temanmu membuat tautan baru.',
  full: 'Tantangan ini sudah penuh.',
  held: 'Soal kuis ini sedang dipakai try out. Tantangan dibuka lagi setelah try out itu selesai.',
}

export const texts = {
  obstacles,
  people: (count: number) => `${count} orang ikut`,
  own: {
    title: 'Tantang teman',
    text: 'Kerjakan kuis ini bersama lewat satu tautan, lalu bandingkan hasilnya.',
    open: 'Terbuka',
    closed: 'Ditutup',
    make: 'Buat tautan',
    askTitle: 'Buat tantangan?',
    agree:
      'Dengan membuatnya, kamu setuju nama dan hasil pertamamu di kuis ini terlihat oleh teman yang ikut. Hasil hanya terlihat oleh yang sudah selesai. Kamu bisa keluar kapan saja.',
    confirm: 'Setuju dan buat',
  },
  join: {
    title: 'Ikut tantangan ini?',
    text: (questions: number) =>
      `Kuisnya ${questions} soal. Setelah selesai, kamu dan yang ikut saling melihat hasil.`,
    agree:
      'Dengan ikut, kamu setuju nama dan hasil pertamamu di kuis ini terlihat oleh yang ikut. Kamu bisa keluar kapan saja.',
    confirm: 'Setuju dan ikut',
    quiz: 'Lihat kuisnya dulu',
  },
  members: 'Yang ikut',
  me: (name: string) => `${name} (kamu)`,
  right: (correct: number, of: number) => `${correct} dari ${of} benar`,
  finished: 'Selesai',
  unfinished: 'Belum selesai',
  first: 'Yang dibandingkan hasil pertama masing-masing.',
  finishFirst: 'Hasil teman tampil setelah kamu menyelesaikan kuis ini.',
  take: 'Kerjakan kuis',
  toQuiz: 'Buka kuis',
  link: 'Tautan untuk teman',
  until: (at: string) => `Bisa diikuti sampai ${at}.`,
  copy: 'Salin tautan',
  copied: 'Tautan tersalin',
  close: 'Tutup tantangan',
  closeTitle: 'Tutup tantangan ini?',
  closeText: 'Tidak ada lagi yang bisa ikut. Yang sudah ikut tetap melihat hasilnya.',
  closeConfirm: 'Tutup',
  leave: 'Keluar dari tantangan',
  leaveTitle: 'Keluar dari tantangan ini?',
  leaveText: 'Nama dan hasilmu tidak terlihat lagi di sini. Hasil kuismu sendiri tetap tersimpan.',
  leaveMaker: 'Kamu yang membuatnya, jadi tantangan ini ikut ditutup.',
  leaveConfirm: 'Keluar',
}
