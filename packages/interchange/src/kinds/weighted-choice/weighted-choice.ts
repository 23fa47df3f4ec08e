import { letterAt } from '@gerbang/contract/question/name-parts.ts'
import type { Kind } from '../kind.ts'
import { textsOf } from '../parts.ts'
import { docx } from './docx.ts'
import { gift } from './gift.ts'
import { listWeights } from './make.ts'
import { moodleXml } from './moodle-xml.ts'
import { qti } from './qti.ts'
import { xlsx } from './xlsx.ts'

export const weightedChoice: Kind<'weighted_choice'> = {
  findLack: question =>
    listWeights(question).includes(null)
      ? 'Nilai sebagian opsi belum ada. Isi nilai setiap opsi.'
      : undefined,
  describe: question => ({
    key: listWeights(question)
      .map((weight, at) => `${letterAt(at)} = ${weight ?? '?'}`)
      .join(', '),
    parts: textsOf(question.content.options),
  }),
  docx,
  xlsx,
  gift,
  moodle_xml: moodleXml,
  qti,
  aiken: 'unknown to this format',
}
