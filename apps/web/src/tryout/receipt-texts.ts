export const texts = {
  title: 'Jawaban terkumpul',
  titleByTime: 'Waktu habis, jawaban terkumpul',
  subTest: 'Subtes',
  time: 'Diterima server',
  answered: 'Terjawab',
  answeredOf: (answered: number, of: number) => `${answered} dari ${of} soal`,
  code: 'Kode bukti',
  amended: 'Jawaban terlambat diterima',
  formerCode: 'Kode sebelumnya',
  codeNote: 'Kode ini dihitung dari jawaban yang tersimpan di server.',
  save: 'Simpan bukti',
}
