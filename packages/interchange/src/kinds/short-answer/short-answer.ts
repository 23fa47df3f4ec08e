import type { Kind } from '../kind.ts'
import { docx } from './docx.ts'
import { gift } from './gift.ts'
import { moodleXml } from './moodle-xml.ts'
import { qti } from './qti.ts'
import { xlsx } from './xlsx.ts'

export const shortAnswer: Kind<'short_answer'> = {
  findLack: ({ key }) => (key === null ? 'Jawaban belum ada. Tulis jawaban singkatnya.' : undefined),
  describe({ key }) {
    if (key === null) return { key: '', parts: [] }
    const { answer } = key
    return { key: answer.kind === 'number' ? String(answer.value) : answer.accepted.join('; '), parts: [] }
  },
  docx,
  xlsx,
  gift,
  moodle_xml: moodleXml,
  qti,
  aiken: 'unknown to this format',
}
