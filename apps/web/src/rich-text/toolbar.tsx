import Bold from 'icon:bold'
import Heading2 from 'icon:heading-2'
import ImagePlus from 'icon:image-plus'
import Italic from 'icon:italic'
import Link from 'icon:link'
import List from 'icon:list'
import ListOrdered from 'icon:list-ordered'
import Quote from 'icon:quote'
import Redo2 from 'icon:redo-2'
import SquareRadical from 'icon:square-radical'
import Subscript from 'icon:subscript'
import Superscript from 'icon:superscript'
import Table2 from 'icon:table-2'
import Underline from 'icon:underline'
import Undo2 from 'icon:undo-2'
import type { Icon } from '../draw-icon.ts'
import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { joinClasses } from '../ui/join-classes.ts'
import { insertTable } from './commands.ts'
import { type RichKind, schema } from './schema.ts'
import { texts } from './texts.ts'

const { nodes, marks } = schema
const words = texts.tools

interface Tool {
  name: keyof typeof words
  icon: Icon
  kinds: readonly RichKind[]
  run: Command
  isOn?: (state: EditorState) => boolean
}

const everywhere: RichKind[] = ['block', 'line', 'article']
const inBlocks: RichKind[] = ['block', 'article']

function hasMark({ selection: { from, to, $from, empty }, storedMarks, doc }: EditorState, mark: MarkType) {
  return empty ? !!mark.isInSet(storedMarks ?? $from.marks()) : doc.rangeHasMark(from, to, mark)
}

function isWithin({ selection: { $from } }: EditorState, type: NodeType): boolean {
  return Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth).type).includes(type)
}

const markTool = (name: keyof typeof words, icon: Icon, mark: MarkType): Tool => ({
  name,
  icon,
  kinds: everywhere,
  run: toggleMark(mark),
  isOn: state => hasMark(state, mark),
})

const wrapTool = (name: keyof typeof words, icon: Icon, type: NodeType, kinds = inBlocks): Tool => ({
  name,
  icon,
  kinds,
  run: (state, dispatch) => {
    if (type === nodes.blockquote) return (isWithin(state, type) ? lift : wrapIn(type))(state, dispatch)
    return (isWithin(state, type) ? liftListItem(nodes.list_item) : wrapInList(type))(state, dispatch)
  },
  isOn: state => isWithin(state, type),
})

const tools: Tool[] = [
  markTool('strong', Bold, marks.strong),
  markTool('em', Italic, marks.em),
  markTool('underline', Underline, marks.underline),
  markTool('sup', Superscript, marks.sup),
  markTool('sub', Subscript, marks.sub),
  {
    name: 'heading',
    icon: Heading2,
    kinds: ['article'],
    run: (state, dispatch) =>
      setBlockType(isWithin(state, nodes.heading) ? nodes.paragraph : nodes.heading)(state, dispatch),
    isOn: state => isWithin(state, nodes.heading),
  },
  wrapTool('bullets', List, nodes.bullet_list),
  wrapTool('numbers', ListOrdered, nodes.ordered_list),
  wrapTool('quote', Quote, nodes.blockquote, ['article']),
  { name: 'table', icon: Table2, kinds: inBlocks, run: insertTable },
]

const history: Tool[] = [
  { name: 'undo', icon: Undo2, kinds: inBlocks, run: undo },
  { name: 'redo', icon: Redo2, kinds: inBlocks, run: redo },
]

export function Toolbar({ label, kind, state, run, onPicture, onFormula, onLink }: ToolbarProps) {
  const button = (tool: Tool) => (
    <ToolButton
      key={tool.name}
      name={tool.name}
      icon={tool.icon}
      isOn={tool.isOn?.(state)}
      isOff={!tool.isOn && !tool.run(state)}
      onPress={() => run(tool.run)}
    />
  )
  return (
    <div
      role="toolbar"
      aria-label={texts.toolbar(label)}
      className="flex flex-wrap items-center gap-0.5 border-b border-line px-1.5 py-1"
    >
      {tools.filter(({ kinds }) => kinds.includes(kind)).map(button)}
      {kind === 'article' && (
        <ToolButton name="link" icon={Link} isOn={hasMark(state, marks.link)} onPress={onLink} />
      )}
      <ToolButton name="picture" icon={ImagePlus} onPress={onPicture} />
      <button
        type="button"
        title={words.formulaKey}
        onMouseDown={event => event.preventDefault()}
        onClick={onFormula}
        className="inline-flex min-h-9 items-center gap-1.5 rounded-chip px-2.5 text-sm font-semibold text-brand hover:bg-brand-soft"
      >
        <SquareRadical aria-hidden size={18} strokeWidth={1.75} />
        {words.formula}
      </button>
      <span className="ml-auto flex">{history.filter(({ kinds }) => kinds.includes(kind)).map(button)}</span>
    </div>
  )
}

function ToolButton({ name, icon: Icon, isOn, isOff = false, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={words[name]}
      title={words[name]}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      // The text keeps its selection.
      onMouseDown={event => event.preventDefault()}
      onClick={isOff ? undefined : onPress}
      className={joinClasses(
        'grid size-9 place-items-center rounded-chip text-muted hover:bg-sunken hover:text-ink aria-disabled:opacity-45',
        isOn && 'bg-brand-soft text-brand',
      )}
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} />
    </button>
  )
}

interface ToolButtonProps {
  name: keyof typeof words
  icon: Icon
  isOn?: boolean | undefined
  isOff?: boolean
  onPress: () => void
}

interface ToolbarProps {
  label: string
  kind: RichKind
  state: EditorState
  run: (command: Command) => void
  onPicture: () => void
  onFormula: () => void
  onLink: () => void
}
