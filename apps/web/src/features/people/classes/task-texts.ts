import type { TaskKind } from '@gerbang/contract/learning/class-tasks.ts'
import { formatCount } from '../../../format/format-number.ts'

const kinds: Record<TaskKind, string> = { quiz: 'Quiz', practice: 'Satu set latihan' }

export const texts = {
  title: 'Tugas',
  empty:
    'Beri kelas ini kuis atau satu set latihan dengan batas waktu. Siswa melihatnya di atas daftar kuis dan di Latihan.',
  give: 'Beri tugas',
  kinds,
  until: (time: string) => `sampai ${time}`,
  late: (time: string) => `berakhir ${time}`,
  by: (name: string) => `dari ${name}`,
  done: (done: number, of: number) => `${formatCount(done)} dari ${formatCount(of)} sudah`,
  who: 'Siapa yang sudah dan belum',
  isDone: (time: string) => `selesai ${time}`,
  isOpen: 'belum',
  end: 'Tarik',
  endOf: (name: string) => `Tarik tugas ${name}`,
  ending: {
    title: 'Tarik tugas ini?',
    text: 'Tugasnya hilang dari halaman siswa. Yang sudah dikerjakan tetap tersimpan.',
    confirm: 'Tarik tugas',
  },
  form: {
    title: 'Beri tugas',
    text: 'Tugas yang sama diberi lagi hanya mengganti batas waktunya.',
    kind: 'Bentuk',
    hints: {
      quiz: 'Soalnya sama untuk semua siswa.',
      practice: 'Soalnya dipilihkan untuk tiap siswa.',
    } satisfies Record<TaskKind, string>,
    quiz: 'Quiz',
    subject: 'Subtes',
    pick: 'Pilih satu',
    none: 'Belum ada yang bisa diberikan: kelas ini belum punya siswa, atau programnya belum punya kuis dan soal latihan.',
    due: 'Batas waktu',
    submit: 'Beri tugas',
  },
}
