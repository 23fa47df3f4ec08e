import { idOf, labelOf, type MarkedPart, writeParts } from '../marked-parts.ts'
import type { KindText, ReadBlock } from './kind-text.ts'
import { readCredit, readOrder, readParts, writeCredit, writeOrder } from './options.ts'

const usual = 'proportional'

/** Marks an option; an item is marked with the letter of its option. */
const OPTION = '='

function readPairs(
  { isUnfinished, tell }: ReadBlock,
  items: readonly MarkedPart[],
  options: readonly MarkedPart[],
) {
  const pairs: Record<string, string> = {}
  for (const { mark, id, at } of items) {
    if (mark === '' && isUnfinished) continue
    const option = options.find(one => one.id === idOf(mark))
    if (option) pairs[id] = option.id
    else tell(at, `memberi tanda [${mark}]; tandanya huruf salah satu pilihan, dan pilihan bertanda [=]`)
  }
  return Object.keys(pairs).length === 0 ? null : pairs
}

export const matching: KindText<'matching'> = {
  name: 'menjodohkan',
  fields: ['urutan', 'nilai'],
  parts: { least: 5, most: 16, word: 'baris dan pilihan' },
  read(block) {
    const { parts, prompt } = block.body
    const options = parts.filter(({ mark }) => mark === OPTION)
    const items = parts.filter(({ mark }) => mark !== OPTION)
    const pairs = readPairs(block, items, options)
    const rules = { credit: readCredit(block, usual), ...readOrder(block) }
    return {
      content: { type: 'matching', prompt, items: readParts(items), options: readParts(options), ...rules },
      key: pairs && { type: 'matching', pairs },
    }
  },
  write({ items, options, credit, ...content }, key) {
    const markOf = (id: string) => key?.pairs[id] ?? ''
    return {
      fields: [...writeOrder(content), ...writeCredit(credit, usual)],
      lines: [
        ...writeParts(options, () => OPTION),
        ...writeParts(items, id => (markOf(id) === '' ? '' : labelOf(markOf(id)))),
      ],
      isFinished: items.every(({ id }) => markOf(id) !== ''),
    }
  },
}
