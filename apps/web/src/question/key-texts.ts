export const texts = {
  key: 'Kunci baru',
  keys: 'Kunci baru (boleh lebih dari satu)',
  weights: 'Nilai tiap pilihan',
  value: 'Jawaban benar',
  number: 'Tulis angkanya, misalnya 12,5.',
  tolerance: 'Toleransi (±)',
  accepted: 'Jawaban yang diterima',
  acceptedHint: 'Satu per baris. Huruf besar dan kecil dianggap sama.',
}
