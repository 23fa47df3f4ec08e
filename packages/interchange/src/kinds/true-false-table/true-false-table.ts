import type { Kind } from '../kind.ts'
import { textsOf } from '../parts.ts'
import { docx } from './docx.ts'
import { gift } from './gift.ts'
import { labelsOf, listTruths } from './make.ts'
import { moodleXml } from './moodle-xml.ts'
import { qti } from './qti.ts'
import { xlsx } from './xlsx.ts'

export const trueFalseTable: Kind<'true_false_table'> = {
  findLack: question =>
    listTruths(question).includes(null)
      ? 'Kunci sebagian pernyataan belum ada. Pilih kolom yang benar.'
      : undefined,
  describe: question => ({
    key: listTruths(question)
      .map(truth => (truth === null ? '?' : labelsOf(question)[truth]))
      .join(', '),
    parts: textsOf(question.content.statements),
  }),
  docx,
  xlsx,
  gift,
  moodle_xml: moodleXml,
  qti,
  aiken: 'unknown to this format',
}
