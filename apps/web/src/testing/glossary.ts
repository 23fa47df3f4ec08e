/** One word for each thing that people read; `wrong` finds the others. What the specification fixes stays in English. */
export interface Term {
  word: string
  wrong: RegExp
  /** Whole texts that are right all the same. */
  labels?: string[]
}

export const glossary: Term[] = [
  { word: 'kuis', wrong: /\bquiz\b/i, labels: ['quiz', 'Quiz', 'Buat Quiz'] },
  { word: 'topik', wrong: /\bbab\b/i },
  { word: 'salah', wrong: /\bkeliru\b|\bkekeliruan\b/i },
  { word: 'soal', wrong: /\bbutir soal\b|\bitem soal\b/i },
  { word: 'jawaban', wrong: /\bjawapan\b|\brespon\b/i },
  { word: 'skor rujukan', wrong: /passing grade|skor acuan|skor patokan/i },
  { word: 'poin', wrong: /\bangka (?:lagi|di atas|di bawah)\b|\bpoints?\b/i },
  { word: 'subtes', wrong: /\bsub[- ]tes\b/i },
  { word: 'try out', wrong: /(?<!\/)\btry-?outs?\b/i, labels: ['tryout'] },
  { word: 'rapor, or Raport for the page', wrong: /\braport\b/ },
  { word: 'email', wrong: /\be-mail\b|\bsurel\b/i },
  { word: 'unduh, unggah, kirim, simpan', wrong: /\b(?:download|upload|submit|save)\b/i },
  { word: 'tanpa internet', wrong: /\b(?:offline|online)\b/i },
  { word: '− before a number', wrong: /(?:^|[\s(])-\d/ },
  { word: '…', wrong: /\.{3}/, labels: ['Loading banner...'] },
  { word: '“ and ”', wrong: /"/ },
  { word: 'a dot in thousands', wrong: /\b\d{5,}\b/ },
]
