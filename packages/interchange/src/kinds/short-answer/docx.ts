import { writeLabelled } from '../../docx/write-blocks.ts'
import type { Sign } from '../../model/draft.ts'
import { type Doubt, statedKind } from '../../structure/built-question.ts'
import { findLetterKey } from '../../structure/listed-options.ts'
import { nameForeign } from '../../structure/name-foreign.ts'
import type { RawQuestion } from '../../structure/raw-question.ts'
import { listBareNumbers, readAnswer, writeDecimal } from '../../structure/read-answer.ts'
import { textOfStem, writeStem } from '../../structure/write-parts.ts'
import type { InDocx } from '../kind.ts'
import { acceptWords, type Answer, makeShortAnswer } from './make.ts'

/** Formulas of a short key are read as what was typed in them. */
function plainKey({ keys: [key] }: RawQuestion): string {
  return (key?.content ?? [])
    .map(inline => {
      if (inline.kind === 'text') return inline.text
      return inline.kind === 'formula' ? inline.latex.replace(/^\\frac\{(\d+)\}\{(\d+)\}$/, '$1/$2') : ''
    })
    .join('')
}

/** Our own layout states the kind, and parts what is accepted by semicolons only. */
function readTyped(raw: RawQuestion): Answer | null {
  const plain = plainKey(raw)
  if (/isian teks/i.test(statedKind(raw) ?? ''))
    return acceptWords(plain.split(/\s*;\s*/).filter(word => word !== ''))
  const tolerance = raw.meta['toleransi']
  return readAnswer(plain, tolerance === undefined ? textOfStem(raw) : `toleransi ${tolerance}`) ?? null
}

/** Of an answer with a unit the number alone is accepted too. */
function acceptBare(raw: RawQuestion, answer: Answer | null): { answer: Answer | null; bare: string[] } {
  if (answer?.kind !== 'text' || statedKind(raw) !== undefined) return { answer, bare: [] }
  const bare = listBareNumbers(answer.accepted)
  return { answer: { ...answer, accepted: [...answer.accepted, ...bare] }, bare }
}

const doubtUnit = (bare: readonly string[]): Doubt => ({
  code: 'unit_in_answer',
  message: `Jawaban ini memuat satuan, jadi angkanya saja juga diterima: ${bare.join('; ')}. Hapus bila satuannya wajib ditulis.`,
})

const doubtLetter = (key: string): Doubt => ({
  code: 'letter_as_answer',
  message: `Kuncinya huruf “${key.slice(0, 20)}”, tetapi tidak ada opsi yang dikenali. Periksa jenis soal dan opsinya.`,
})

const missing: Doubt = {
  code: 'missing_key',
  message: 'Soal ini tidak punya opsi dan jawaban. Tulis jawaban singkatnya, atau tambahkan opsi.',
}

const describeSigns = ({ keys: [key] }: RawQuestion): Omit<Sign, 'question'>[] =>
  key
    ? [
        {
          about: 'key',
          sign: key.source,
          says: `jawaban tertulis: ${key.text}`,
          speaks: 'for',
          place: { position: key.position },
        },
      ]
    : []

export const docx: InDocx<'short_answer'> = {
  read(raw) {
    if (raw.options.length > 0 || nameForeign(raw) !== undefined) return undefined
    const [key] = raw.keys
    const { answer, bare } = acceptBare(raw, key ? readTyped(raw) : null)
    const isLetter = findLetterKey(raw) !== undefined
    return {
      question: makeShortAnswer(writeStem(raw.stem), answer),
      signs: describeSigns(raw),
      doubts: [
        ...(bare.length > 0 ? [doubtUnit(bare)] : []),
        ...(key && isLetter ? [doubtLetter(key.text)] : []),
      ],
      faults: answer ? [] : [missing],
    }
  },
  write({ key }) {
    if (key === null) return writeLabelled('Tipe soal', 'isian')
    const { answer } = key
    if (answer.kind === 'text')
      return writeLabelled('Jawaban', answer.accepted.join('; ')) + writeLabelled('Tipe soal', 'isian teks')
    return [
      writeLabelled('Jawaban', writeDecimal(answer.value)),
      writeLabelled('Tipe soal', 'isian angka'),
      answer.tolerance > 0 ? writeLabelled('Toleransi', writeDecimal(answer.tolerance)) : '',
    ].join('')
  },
}
