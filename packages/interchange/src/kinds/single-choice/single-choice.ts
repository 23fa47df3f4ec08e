import { lettersOf } from '@gerbang/contract/question/name-parts.ts'
import type { Kind } from '../kind.ts'
import { textsOf } from '../parts.ts'
import { aiken } from './aiken.ts'
import { docx } from './docx.ts'
import { gift } from './gift.ts'
import { placeOfKey } from './make.ts'
import { moodleXml } from './moodle-xml.ts'
import { qti } from './qti.ts'
import { xlsx } from './xlsx.ts'

export const singleChoice: Kind<'single_choice'> = {
  findLack: ({ key }) => (key === null ? 'Kunci belum ada. Pilih opsi yang benar.' : undefined),
  describe(question) {
    const key = placeOfKey(question)
    return { key: lettersOf(key === null ? [] : [key]), parts: textsOf(question.content.options) }
  },
  docx,
  xlsx,
  gift,
  moodle_xml: moodleXml,
  qti,
  aiken,
}
