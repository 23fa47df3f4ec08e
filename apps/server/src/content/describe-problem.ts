import { limits } from '../limits.ts'
import type { ContentProblem, TextFault } from './content-error.ts'

const kinds: Record<'formula' | 'picture', string> = {
  formula: 'Rumus ini tidak bisa ditampilkan',
  picture: 'Gambar ini tidak bisa dipakai',
}

const faults: Record<TextFault, string> = {
  depth: `Teks ini bersarang terlalu dalam. Kurangi kutipan di dalam kutipan dan daftar di dalam daftar sampai paling banyak ${limits.textDepth} tingkat.`,
  marks:
    'Satu paragraf teks ini memuat terlalu banyak tanda seperti * _ [ atau `. Hapus yang tidak perlu, atau pisahkan paragrafnya dengan baris kosong.',
  table: 'Tabel di teks ini terlalu besar. Bagi menjadi beberapa teks.',
  length: 'Teks ini terlalu panjang setelah ditampilkan. Bagi menjadi beberapa teks.',
  time: 'Teks ini terlalu lama disiapkan. Sederhanakan atau bagi menjadi beberapa teks, lalu coba lagi.',
}

/** Tells the author what cannot be shown, as it was typed, and what to do. */
export function describeProblem(problem: ContentProblem): string {
  return problem.kind === 'text' ? faults[problem.reason] : `${kinds[problem.kind]}: ${problem.source}`
}
