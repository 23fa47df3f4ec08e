import { strToU8, zipSync } from 'fflate'
import { countItems } from '../features/bank/packs/reading/pack-kinds.ts'
import { readPack } from '../features/bank/packs/reading/read-pack.ts'
import { lessonBody } from './lessons.ts'
import { writeForm } from './pictures.ts'

export type PackTexts = Record<string, string>

const soal = (ref: string, prompt: string) => `## Soal ${ref}
jenis: pilihan ganda
topik: Aljabar
tingkat: mudah

${prompt}

- [ ] A. $1$
- [x] B. $2$

### Pembahasan

Hitung saja.
`

/** A pack of one bank with two questions, a quiz, a try-out, a guide and a frequent question. */
export function smallPack(changes: PackTexts = {}, version = '1'): PackTexts {
  const texts: PackTexts = {
    'pack.json': JSON.stringify(
      {
        format: 1,
        id: 'paket-uji',
        name: 'Paket uji',
        version,
        licence: 'CC BY 4.0',
        language: 'id',
        about: 'Paket kecil untuk dicoba.',
        counts: {},
      },
      null,
      2,
    ),
    'program.json': JSON.stringify({
      slug: 'ujian-uji',
      name: 'Ujian Uji',
      description: '',
      credit: 'all_or_nothing',
      subjects: [{ code: 'MTK', name: 'Matematika', group: 'Umum', questions: 2, seconds: 600 }],
      formats: [
        {
          ref: 'uji-2026',
          name: 'Uji 2026',
          year: 2026,
          source: 'Sekolah',
          mode: 'free',
          scoring: 'raw',
          marks: { kind: 'points' },
          sub_tests: [{ subject: 'MTK', questions: 2, seconds: 600 }],
        },
      ],
    }),
    'banks/uji/bank.json': JSON.stringify({
      title: 'Bank Uji',
      description: '',
      tags: [],
      sub_tests: ['mtk'],
    }),
    'banks/uji/mtk.soal.md': `---\nsubtes: MTK\nbahasa: id\n---\n\n${soal('MTK-1', 'Berapa $1+1$?')}\n${soal('MTK-2', 'Berapa $4:2$?')}`,
    'tryouts/uji.json': JSON.stringify({
      title: 'Try Out Uji',
      description: '',
      mode: 'free',
      max_attempts: null,
      choices_min: 0,
      choices_max: 0,
      scoring: 'raw',
      marks: { kind: 'points' },
      scale_min: 0,
      scale_max: 2,
      result_release: 'instant',
      review_policy: 'after_release',
      shuffle_questions: true,
      shuffle_options: true,
      window_hours: null,
      sub_tests: [{ subject: 'MTK', seconds: 600, bank: 'uji', questions: ['MTK-1'] }],
    }),
    'quizzes/uji.json': JSON.stringify({
      title: 'Kuis Uji',
      description: '',
      subject: 'MTK',
      duration_seconds: null,
      feedback: 'after_each',
      questions: ['MTK-2'],
    }),
    'guides/mulai.md': '---\njudul: Mulai dari sini\nurutan: 1\n---\n\nBaca ini sebelum mulai.\n',
    'faqs/siapa.md': '---\npertanyaan: Siapa yang ikut?\nkelompok: Umum\nurutan: 1\n---\n\nSemua siswa.\n',
    ...changes,
  }
  return 'pack.json' in changes ? texts : withCounts(texts)
}

export const packFiles = (texts: PackTexts) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, strToU8(text)]))

function withCounts(texts: PackTexts): PackTexts {
  const about = JSON.parse(texts['pack.json'] ?? '{}') as object
  const counts = countItems(readPack(packFiles(texts)).pack?.items ?? [])
  return { ...texts, 'pack.json': JSON.stringify({ ...about, counts }, null, 2) }
}

export const zipPack = (texts: PackTexts) => zipSync(Object.fromEntries(packFiles(texts)))

/** As the form of admins sends it. */
export const uploadZip = (bytes: Uint8Array, word?: string) =>
  writeForm({ file: new File([new Uint8Array(bytes)], 'paket.zip'), ...(word !== undefined && { word }) })
export const uploadPack = (texts: PackTexts) => uploadZip(zipPack(texts))

/** The small pack with a third question, all of them for practice, and a lesson about them. */
export function practisedPack(): PackTexts {
  const bank = 'banks/uji/mtk.soal.md'
  const files = smallPack()
  const third = (files[bank] ?? '').split('## Soal MTK-2')[1] ?? ''
  return {
    [bank]: `${files[bank]}\n## Soal MTK-3${third}`,
    'banks/uji/bank.json': (files['banks/uji/bank.json'] ?? '').replace('{', '{"for_practice":true,'),
    'lessons/aljabar.md': `---\njudul: Naik lalu naik\nsubtes: MTK\ntopik: Aljabar\nsoal: MTK-2, MTK-1, MTK-3\n---\n\n${lessonBody}\n`,
  }
}
