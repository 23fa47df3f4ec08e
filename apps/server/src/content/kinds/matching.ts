import { type Kind, namePart, noFurtherGaps, renderParts, rewriteParts } from './kind.ts'

export const matching: Kind<'matching'> = {
  build: ({ prompt, items, options, ...rest }, renderer) => ({
    ...rest,
    prompt_html: renderer.renderBlocks(prompt),
    items: renderParts(items, renderer),
    options: renderParts(options, renderer),
  }),
  listWritten: ({ items, options }) => ({ items, options }),
  rewrite: (draft, change) => ({
    ...draft,
    prompt: change(draft.prompt),
    items: rewriteParts(draft.items, change),
    options: rewriteParts(draft.options, change),
  }),
  findGaps: noFurtherGaps,
  listMissteps({ items, options }, { pairs }, value) {
    const given = new Map(Object.entries<string>(Object(value)))
    return items.flatMap(({ id }) => {
      const option = given.get(id)
      if (option === undefined || option === pairs[id]) return []
      return [{ id: `${id}.${option}`, label: `${namePart(items, id)} → ${namePart(options, option)}` }]
    })
  },
  describeRight: ({ items, options }, { pairs }) =>
    items.map(({ id }) => `${namePart(items, id)} → ${namePart(options, pairs[id] ?? '')}`).join('; '),
}
