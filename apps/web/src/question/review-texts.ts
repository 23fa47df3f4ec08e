export const texts = {
  yours: 'Jawabanmu',
  key: 'Kunci',
  yoursAndKey: 'Jawabanmu, benar',
  noAnswer: 'Tidak dijawab',
}
