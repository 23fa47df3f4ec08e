export const texts = {
  yours: 'Jawabanmu',
  key: 'Kunci',
  yoursAndKey: 'Jawabanmu, benar',
  worth: (weight: number, best: number) => `Nilai ${weight} dari ${best}`,
  noAnswer: 'Tidak dijawab',
}
