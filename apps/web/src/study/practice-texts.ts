export const practiceTexts = {
  lesson: 'Pelajaran',
  lessonOf: (topic: string) => `Pelajaran ${topic}`,
  noNetwork: 'Latihan butuh internet sebentar untuk dimuat. Coba lagi setelah tersambung.',
}
