import { SNBT_CHOICE_RULES } from '@gerbang/scoring/check-choices.ts'

/** The exam as reported for 2025 (IDN Times, Okezone): seven sub-tests in official order, 160 items in 195 minutes. */
export const utbkSnbt = {
  slug: 'utbk-snbt',
  name: 'UTBK-SNBT',
  description:
    'Ujian Tulis Berbasis Komputer untuk Seleksi Nasional Berdasarkan Tes masuk perguruan tinggi negeri.',
  subjects: [
    { code: 'PU', name: 'Penalaran Umum', group: 'Tes Potensi Skolastik', items: 30, seconds: 1800 },
    {
      code: 'PPU',
      name: 'Pengetahuan dan Pemahaman Umum',
      group: 'Tes Potensi Skolastik',
      items: 20,
      seconds: 900,
    },
    {
      code: 'PBM',
      name: 'Pemahaman Bacaan dan Menulis',
      group: 'Tes Potensi Skolastik',
      items: 20,
      seconds: 1500,
    },
    { code: 'PK', name: 'Pengetahuan Kuantitatif', group: 'Tes Potensi Skolastik', items: 20, seconds: 1200 },
    { code: 'LBI', name: 'Literasi dalam Bahasa Indonesia', group: 'Tes Literasi', items: 30, seconds: 2550 },
    { code: 'LBE', name: 'Literasi dalam Bahasa Inggris', group: 'Tes Literasi', items: 20, seconds: 1200 },
    { code: 'PM', name: 'Penalaran Matematika', group: 'Tes Literasi', items: 20, seconds: 2550 },
  ],
  choice_combinations: [...SNBT_CHOICE_RULES.combinations],
  presets: [
    {
      name: 'UTBK-SNBT 2025',
      year: 2025,
      source: 'Susunan resmi 2025 sebagaimana diberitakan: 160 soal dalam 195 menit.',
      counts: {},
    },
    {
      name: 'UTBK-SNBT 2024',
      year: 2024,
      source: 'Pengumuman pertama 2024: 155 soal dalam 195 menit. Periksa lagi sebelum dipakai.',
      counts: {
        PK: { items: 15, seconds: 1200 },
        LBI: { items: 30, seconds: 2700 },
        LBE: { items: 20, seconds: 1800 },
        PM: { items: 20, seconds: 1800 },
      } as Record<string, { items: number; seconds: number }>,
    },
  ],
}
