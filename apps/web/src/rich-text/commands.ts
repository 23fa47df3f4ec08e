import type { NodeType } from 'prosemirror-model'
import { type Command, type EditorState, NodeSelection, Selection } from 'prosemirror-state'
import type { Formula } from './formula-box.tsx'
import { schema } from './schema.ts'

const { nodes, marks } = schema

/** The formula or picture that is selected as a whole. */
export const findSelected = ({ selection }: EditorState) =>
  selection instanceof NodeSelection ? selection.node : undefined

/** The address of the link at the cursor, or of the one that selected words begin with. */
export const findLink = ({ selection: { $from, empty } }: EditorState) =>
  String(marks.link.isInSet(empty ? $from.marks() : ($from.nodeAfter?.marks ?? []))?.attrs['href'] ?? '')

export const insertFormula =
  (formula: Formula): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.formula.create(formula), false).scrollIntoView())
    return true
  }

export const insertPicture =
  (src: string, alt: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.picture.create({ src, alt })).scrollIntoView())
    return true
  }

/** Gives the selected picture other words for those who do not see it. */
export const describePicture =
  (alt: string): Command =>
  (state, dispatch) => {
    const attrs = { ...findSelected(state)?.attrs, alt }
    dispatch?.(state.tr.setNodeMarkup(state.selection.from, null, attrs))
    return true
  }

/** Three columns below a head. The cursor goes into the first cell, where one begins to write. */
export const insertTable: Command = (state, dispatch) => {
  const row = (type: NodeType) =>
    nodes.table_row.create(
      null,
      [0, 1, 2].map(() => type.create(null, nodes.paragraph.create())),
    )
  const table = nodes.table.create(null, [
    row(nodes.table_header),
    row(nodes.table_cell),
    row(nodes.table_cell),
  ])
  const trx = state.tr.replaceSelectionWith(table)
  let begin = 0
  trx.doc.descendants((node, at) => {
    if (node === table) begin = at
  })
  dispatch?.(trx.setSelection(Selection.near(trx.doc.resolve(begin))).scrollIntoView())
  return true
}

export const removeSelected: Command = (state, dispatch) => {
  dispatch?.(state.tr.deleteSelection())
  return true
}

/** Links the selected words; null takes their link away. */
export const setLink =
  (href: string | null): Command =>
  (state, dispatch) => {
    const { from, to } = state.selection
    const unlinked = state.tr.removeMark(from, to, marks.link)
    dispatch?.(href === null ? unlinked : unlinked.addMark(from, to, marks.link.create({ href })))
    return true
  }
