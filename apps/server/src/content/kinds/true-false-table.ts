import { type Kind, namePart, renderParts, rewriteParts } from './kind.ts'

export const trueFalseTable: Kind<'true_false_table'> = {
  build: ({ prompt, statements, ...rest }, renderer) => ({
    ...rest,
    prompt_html: renderer.renderBlocks(prompt),
    statements: renderParts(statements, renderer),
  }),
  listWritten: ({ statements }) => ({ statements }),
  rewrite: (draft, change) => ({
    ...draft,
    prompt: change(draft.prompt),
    statements: rewriteParts(draft.statements, change),
  }),
  findGaps: ({ columns }) =>
    Object.fromEntries(
      columns.flatMap(({ label }, at) =>
        label.trim() === '' ? [[`columns.${at}.label`, ['Beri nama kolom ini.']] as const] : [],
      ),
    ),
  listMissteps({ statements, columns }, { column_ids }, value) {
    const rows = new Map(Object.entries(Object(value)))
    return statements
      .filter(({ id }) => rows.has(id) && rows.get(id) !== column_ids[id])
      .map(({ id }) => {
        const column = columns.find(one => one.id === rows.get(id))
        return { id, label: `${namePart(statements, id)} → ${column?.label ?? ''}` }
      })
  },
  describeRight: ({ statements, columns }, { column_ids }) =>
    statements.map(({ id }) => columns.find(column => column.id === column_ids[id])?.label ?? '').join(', '),
}
