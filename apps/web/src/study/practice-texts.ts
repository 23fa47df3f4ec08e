export const practiceTexts = {
  noNetwork: 'Latihan butuh internet sebentar untuk dimuat. Coba lagi setelah tersambung.',
}
