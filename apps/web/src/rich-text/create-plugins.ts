import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { InputRule, inputRules, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, NodeSelection, type Plugin } from 'prosemirror-state'
import { goToNextCell, tableEditing } from 'prosemirror-tables'
import type { RichKind } from './schema.ts'
import { schema } from './schema.ts'

const { nodes, marks } = schema

export interface Acts {
  /** Where what is selected, a formula or a picture, is edited. */
  onOpen: () => void
  onAddFormula: () => void
  /** Enter in a single line. */
  onEnter?: (() => void) | undefined
}

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}

/** A cell is one line of Markdown: a new paragraph there is a break. */
const breakInCell: Command = (state, dispatch) => {
  const { $head } = state.selection
  for (let depth = $head.depth; depth > 0; depth--)
    if ($head.node(depth).type.spec['tableRole'] === 'row') return insertBreak(state, dispatch)
  return false
}

function openSelected({ onOpen }: Acts): Command {
  return ({ selection }) => {
    const isObject =
      selection instanceof NodeSelection && ['formula', 'picture'].includes(selection.node.type.name)
    if (isObject) onOpen()
    return isObject
  }
}

const act =
  (run: (() => void) | undefined): Command =>
  () => {
    run?.()
    return true
  }

/** `$x^2$` as authors of LaTeX type it. */
const formulaRule = new InputRule(/\$([^\s$](?:[^$]*[^\s$])?)\$$/, (state, match, start, end) =>
  state.tr.replaceWith(start, end, nodes.formula.create({ latex: match[1] })),
)

const listRules = [
  wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
  wrappingInputRule(/^(\d{1,3})\.\s$/, nodes.ordered_list, match => ({ order: Number(match[1]) })),
]

export function createPlugins(kind: RichKind, acts: Acts): Plugin[] {
  const isLine = kind === 'line'
  const enter = isLine
    ? chainCommands(openSelected(acts), act(acts.onEnter))
    : chainCommands(
        openSelected(acts),
        breakInCell,
        splitListItem(nodes.list_item),
        baseKeymap['Enter'] ?? exitCode,
      )
  return [
    inputRules({ rules: isLine ? [formulaRule] : [formulaRule, ...listRules] }),
    keymap({
      'Mod-z': undo,
      'Mod-y': redo,
      'Mod-Shift-z': redo,
      'Mod-b': toggleMark(marks.strong),
      'Mod-i': toggleMark(marks.em),
      'Mod-u': toggleMark(marks.underline),
      'Mod-m': act(acts.onAddFormula),
      'Shift-Enter': insertBreak,
      Enter: enter,
      ...(!isLine && {
        Tab: chainCommands(goToNextCell(1), sinkListItem(nodes.list_item)),
        'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(nodes.list_item)),
      }),
    }),
    keymap(baseKeymap),
    history(),
    ...(isLine ? [] : [tableEditing()]),
  ]
}
