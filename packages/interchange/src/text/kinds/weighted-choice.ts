import { writeParts } from '../marked-parts.ts'
import type { KindText, ReadBlock } from './kind-text.ts'
import { readOrder, readParts, writeOrder } from './options.ts'

function readWeights({ body, isUnfinished, tell }: ReadBlock): Record<string, number> | null {
  const weights: Record<string, number> = {}
  for (const { mark, id, at } of body.parts) {
    if (mark === '' && isUnfinished) continue
    if (/^(?:\d|10)$/.test(mark)) weights[id] = Number(mark)
    else
      tell(
        at,
        `memberi bobot [${mark}] kepada pilihan ${id.toUpperCase()}; bobot adalah bilangan 0 sampai 10`,
      )
  }
  const values = Object.values(weights)
  if (values.length > 0 && values.every(weight => weight === 0)) tell(0, 'punya bobot nol saja')
  return values.length === 0 ? null : weights
}

export const weightedChoice: KindText<'weighted_choice'> = {
  name: 'pilihan berbobot',
  fields: ['urutan'],
  parts: { least: 2, most: 5, word: 'pilihan' },
  read(block) {
    const weights = readWeights(block)
    const { parts, prompt } = block.body
    return {
      content: { type: 'weighted_choice', prompt, options: readParts(parts), ...readOrder(block) },
      key: weights && { type: 'weighted_choice', weights },
    }
  },
  write: (content, key) => ({
    fields: writeOrder(content),
    lines: writeParts(content.options, id => String(key?.weights[id] ?? '')),
    isFinished: content.options.every(({ id }) => key?.weights[id] !== undefined),
  }),
}
