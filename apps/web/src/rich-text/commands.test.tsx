import { type Command, EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import {
  describePicture,
  findLink,
  findSelected,
  insertFormula,
  insertPicture,
  insertTable,
  removeSelected,
  setLink,
} from './commands.ts'
import { parseSource } from './parse-source.ts'
import { writeSource } from './write-source.ts'

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

/** A document with the cursor, or what is selected, from one place to another. */
function begin(source: string, from: number, to = from) {
  const doc = parseSource(source, 'block')
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) })
}

/** What the document is once these have been done one after the other. */
function run(state: EditorState, ...commands: Command[]): EditorState {
  return commands.reduce((now, command) => {
    let next = now
    command(now, trx => {
      next = now.apply(trx)
    })
    return next
  }, state)
}
const write = (state: EditorState) => writeSource(state.doc)

test('a formula comes where the cursor is, in the place of what is selected', () => {
  const formula = insertFormula({ latex: 'x^2', isBlock: false })
  expect(write(run(begin('Luas itu.', 5), formula))).toBe('Luas$x^2$ itu.')
  expect(write(run(begin('Luas itu.', 1, 5), formula))).toBe('$x^2$ itu.')
})

test('a picture comes with the words for those who do not see it, which can be changed', () => {
  const placed = run(begin('Lihat ', 6), insertPicture('/media/a.webp', 'Peta'))
  expect(write(placed)).toContain('![Peta](/media/a.webp)')
  let at = 0
  placed.doc.descendants((node, place) => {
    if (node.type.name === 'picture') at = place
  })
  const selected = placed.apply(placed.tr.setSelection(NodeSelection.create(placed.doc, at)))
  expect(findSelected(selected)?.attrs['alt']).toBe('Peta')
  const told = run(selected, describePicture('Peta Jawa Barat'))
  expect(write(told)).toContain('![Peta Jawa Barat](/media/a.webp)')
  const again = told.apply(told.tr.setSelection(NodeSelection.create(told.doc, at)))
  expect(write(run(again, removeSelected))).not.toContain('/media/a.webp')
})

test('selected words become a link, which is found at the cursor, changed and taken away', () => {
  const linked = run(begin('Baca panduan.', 6, 13), setLink('https://contoh.id/a'))
  expect(write(linked)).toBe('Baca [panduan](https://contoh.id/a).')
  expect(findLink(linked), 'all of its words').toBe('https://contoh.id/a')
  const within = linked.apply(linked.tr.setSelection(TextSelection.create(linked.doc, 9)))
  expect(findLink(within), 'within a word').toBe('https://contoh.id/a')
  const changed = run(linked, setLink('https://contoh.id/b'))
  expect(write(changed)).toBe('Baca [panduan](https://contoh.id/b).')
  expect(write(run(changed, setLink(null)))).toBe('Baca panduan.')
  expect(findLink(begin('Baca panduan.', 3))).toBe('')
})
