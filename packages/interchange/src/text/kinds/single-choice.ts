import type { KindText } from './kind-text.ts'
import { markRight, readOrder, readParts, readRight, writeOrder } from './options.ts'
import { writeParts } from '../marked-parts.ts'

export const singleChoice: KindText<'single_choice'> = {
  name: 'pilihan ganda',
  fields: ['urutan'],
  parts: { least: 2, most: 5, word: 'pilihan' },
  read(block) {
    const [option_id, second] = readRight(block)
    const { parts, prompt } = block.body
    if (second !== undefined)
      block.tell(0, 'punya lebih dari satu kunci; jenisnya mungkin "pilihan ganda kompleks"')
    return {
      content: { type: 'single_choice', prompt, options: readParts(parts), ...readOrder(block) },
      key: option_id === undefined ? null : { type: 'single_choice', option_id },
    }
  },
  write: (content, key) => ({
    fields: writeOrder(content),
    lines: writeParts(content.options, id => markRight(id === key?.option_id)),
    isFinished: key !== null,
  }),
}
