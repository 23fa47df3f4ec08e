export const texts = {
  program: 'Program',
  pick: 'Pilih',
  grade: 'Kelas',
  grades: { '10': 'Kelas 10', '11': 'Kelas 11', '12': 'Kelas 12', gap_year: 'Gap year' },
  school: 'Sekolah',
}
