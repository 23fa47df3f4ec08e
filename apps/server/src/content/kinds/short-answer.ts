import { cut, type Kind, noFurtherGaps } from './kind.ts'

export const shortAnswer: Kind<'short_answer'> = {
  build: ({ prompt, ...rest }, { renderBlocks }) => ({ ...rest, prompt_html: renderBlocks(prompt) }),
  listWritten: () => ({}),
  rewrite: (draft, change) => ({ ...draft, prompt: change(draft.prompt) }),
  findGaps: noFurtherGaps,
  listMissteps(_content, _key, value) {
    if (typeof value !== 'string') return []
    const id = value.trim().toLowerCase().replace(/\s+/g, ' ')
    return [{ id, label: cut(value.trim()) }]
  },
  describeRight: (_content, { answer }) =>
    answer.kind === 'number' ? String(answer.value).replace('.', ',') : (answer.accepted[0] ?? ''),
}
