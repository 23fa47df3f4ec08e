import { EditorState, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { insertTable } from './commands.ts'
import { parseSource } from './parse-source.ts'

test('a new table has the cursor in its first cell', () => {
  const doc = parseSource('Sebelum\n\nSesudah', 'block')
  const begun = EditorState.create({ doc, selection: TextSelection.create(doc, 3) })
  let state = begun
  insertTable(begun, trx => {
    state = begun.apply(trx)
  })
  const written = state.apply(state.tr.insertText('Kota')).doc
  const cells: string[] = []
  written.descendants(node => {
    if (node.type.name === 'table_header' || node.type.name === 'table_cell') cells.push(node.textContent)
  })
  expect(cells).toEqual(['Kota', ...Array.from({ length: 8 }, () => '')])
})
