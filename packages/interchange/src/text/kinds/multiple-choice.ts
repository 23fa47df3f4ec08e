import { writeParts } from '../marked-parts.ts'
import type { KindText } from './kind-text.ts'
import { markRight, readCredit, readOrder, readParts, readRight, writeCredit, writeOrder } from './options.ts'

const usual = 'all_or_nothing'

export const multipleChoice: KindText<'multiple_choice'> = {
  name: 'pilihan ganda kompleks',
  fields: ['urutan', 'nilai'],
  parts: { least: 2, most: 8, word: 'pilihan' },
  read(block) {
    const option_ids = readRight(block)
    const { parts, prompt } = block.body
    const rules = { credit: readCredit(block, usual), ...readOrder(block) }
    return {
      content: { type: 'multiple_choice', prompt, options: readParts(parts), ...rules },
      key: option_ids.length === 0 ? null : { type: 'multiple_choice', option_ids },
    }
  },
  write: (content, key) => ({
    fields: [...writeOrder(content), ...writeCredit(content.credit, usual)],
    lines: writeParts(content.options, id => markRight(key?.option_ids.includes(id) ?? false)),
    isFinished: key !== null,
  }),
}
