import { writeLabelled } from '../../docx/write-blocks.ts'
import type { Kind } from '../kind.ts'

const writeLabel = (text: string) => text.replaceAll(/\s+/g, ' ')

/** Documents carry the question of an essay; its rubric is written in the editor. */
export const essay: Kind<'essay'> = {
  findLack: ({ key }) => (key === null ? 'Rubrik belum ada. Tulis kriteria dan poinnya.' : undefined),
  describe: ({ key }) => ({
    key: key?.model_answer ?? '',
    parts: (key?.rubric ?? []).map(({ text, points }) => `${text} (${points})`),
  }),
  docx: {
    read: () => undefined,
    write: ({ key }, _writer) =>
      writeLabelled('Tipe soal', 'uraian') +
      (key === null ? '' : writeLabelled('Jawaban', writeLabel(key.model_answer))),
  },
  xlsx: {
    names: ['Uraian'],
    isNamed: name => /^(uraian|esai|essay)$/i.test(name),
    isLike: () => false,
    read: ({ prompt }) => ({
      content: { type: 'essay', prompt, words: { least: null, most: null }, shown_rubric: null },
      key: null,
    }),
    write: ({ key }) => ({ key: key === null ? '' : writeLabel(key.model_answer) }),
  },
  gift: 'unknown to this format',
  moodle_xml: 'unknown to this format',
  qti: 'unknown to this format',
  aiken: 'unknown to this format',
}
