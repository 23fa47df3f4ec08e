export const texts = {
  title: 'Tugas kelas',
  practice: (subject: string) => `Latihan ${subject}`,
  from: (teacher: string, name: string) => `Dari ${teacher}, ${name}`,
  until: (time: string) => `sampai ${time}`,
  over: (time: string) => `batasnya lewat ${time}`,
  done: 'Sudah dikerjakan',
  start: 'Mulai latihan',
  startOf: (subject: string) => `Mulai latihan ${subject}`,
  open: 'Buka kuis',
  openOf: (title: string) => `Buka kuis ${title}`,
}
