import { writeLabelled } from '../../docx/write-blocks.ts'
import { statedKind } from '../../structure/built-question.ts'
import type { RawQuestion } from '../../structure/raw-question.ts'
import { writeStem } from '../../structure/write-parts.ts'
import type { InDocx, InXlsx, Kind } from '../kind.ts'
import { gift, moodleXml, qti } from './foreign.ts'
import { type Essay, lack, makeEssay, readWords, writeCriteria, writeGuide, writeWords } from './make.ts'

const SHOWN = 'rubrik ditunjukkan'
const isShown = (said: string | undefined) => said?.toLowerCase() === SHOWN

/** A line of Word is a line of the answer, so a longer one has several, each with its number. */
function writeModel({ key }: Essay): string {
  const lines = key?.model_answer.split('\n') ?? []
  const nameAt = (at: number) => (lines.length === 1 ? 'Contoh jawaban' : `Contoh jawaban ${at + 1}`)
  return lines.map((line, at) => writeLabelled(nameAt(at), line)).join('')
}

const listNamed = (meta: RawQuestion['meta'], name: string) =>
  Object.entries(meta).flatMap(([label, value]) => (label.startsWith(name) ? [value] : []))

/** Below the stem: a line for each criterion and the model answer. */
const docx: InDocx<'essay'> = {
  read(raw) {
    if (!/uraian|esai|essay/i.test(statedKind(raw) ?? '')) return undefined
    const { meta } = raw
    const guide = [...listNamed(meta, 'kriteria'), '', ...listNamed(meta, 'contoh jawaban')]
    const question = makeEssay({
      prompt: writeStem(raw.stem),
      guide: guide.join('\n'),
      words: readWords(meta['jumlah kata'] ?? ''),
      isShown: isShown(meta['penilaian']),
    })
    const faults = question.key ? [] : [{ code: 'missing_key', message: lack }]
    return { question, signs: [], doubts: [], faults }
  },
  write(question) {
    const words = writeWords(question)
    return [
      writeLabelled('Tipe soal', 'uraian'),
      ...writeCriteria(question).map((line, at) => writeLabelled(`Kriteria ${at + 1}`, line)),
      writeModel(question),
      words === '' ? '' : writeLabelled('Jumlah kata', words),
      question.content.shown_rubric === null ? '' : writeLabelled('Penilaian', SHOWN),
    ].join('')
  },
}

/** The guide of markers stands in the cell of the key, the number of words in that of what is tolerated. */
const xlsx: InXlsx<'essay'> = {
  names: ['Uraian'],
  isNamed: name => /^(5|uraian|esai|essay)$/i.test(name),
  isLike: () => false,
  read: ({ prompt, key, tolerance, credit }) =>
    makeEssay({ prompt, guide: key, words: readWords(tolerance), isShown: isShown(credit) }),
  write: question => ({
    key: writeGuide(question),
    tolerance: writeWords(question),
    credit: question.content.shown_rubric === null ? '' : SHOWN,
  }),
}

export const essay: Kind<'essay'> = {
  findLack: ({ key }) => (key === null ? lack : undefined),
  describe: question => ({ key: question.key?.model_answer ?? '', parts: writeCriteria(question) }),
  formats: { docx, xlsx, gift, moodle_xml: moodleXml, qti, aiken: 'unknown to this format' },
}
