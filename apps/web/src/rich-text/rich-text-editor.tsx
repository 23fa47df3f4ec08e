import type { Command, EditorState } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { joinClasses } from '../ui/join-classes.ts'
import {
  describePicture,
  findLink,
  findSelected,
  insertFormula,
  insertPicture,
  removeSelected,
  setLink,
} from './commands.ts'
import { type Formula, FormulaBox } from './formula-box.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { PictureBox, PictureDialog } from './picture-parts.tsx'
import './rich-text.css'
import type { RichTextProps } from './rich-text-props.ts'
import { schema } from './schema.ts'
import { TableBar } from './table-bar.tsx'
import { Toolbar } from './toolbar.tsx'
import { useEditor } from './use-editor.ts'
import { useFocusWithin } from './use-focus-within.ts'

const { nodes } = schema
const noFormula: Formula = { latex: '', isBlock: false }

/** Rich text over the source that authors' texts are stored in: Markdown with LaTeX. */
export function RichTextEditor({ kind = 'block', isInvalid = false, className, ...field }: RichTextProps) {
  const { id, label, describedBy, value, onChange, onEnter } = field
  const frame = useRef<HTMLDivElement>(null)
  const isWithin = useFocusWithin(frame)
  const formulaInput = useRef<HTMLTextAreaElement>(null)
  const fileInput = useRef<HTMLInputElement>(null)
  const [isAdding, setAdding] = useState(false)
  const [isLinking, setLinking] = useState(false)
  const [closed, setClosed] = useState<number>()
  const [pictures, setPictures] = useState<File[]>([])

  const focusInput = () => requestAnimationFrame(() => formulaInput.current?.focus())
  const addFormula = () => {
    setAdding(true)
    focusInput()
  }
  const attributes = useAttributes({ id, label, kind, describedBy, isInvalid })
  const { host, view, state, run } = useEditor({
    kind,
    value,
    onChange,
    onEnter,
    attributes,
    onPictures: files => setPictures(waiting => [...waiting, ...files]),
    onOpen: () => {
      setClosed(undefined)
      focusInput()
    },
    onAddFormula: addFormula,
  })

  const closeFormula = () => {
    setAdding(false)
    setClosed(state.selection.from)
    view.current?.focus()
  }
  const chosen = closed === state.selection.from ? undefined : findFormula(state)
  return (
    <div
      ref={frame}
      className={joinClasses(
        'rich-text contain-content rounded-control border bg-surface has-[.ProseMirror-focused]:border-brand has-[.ProseMirror-focused]:ring-2 has-[.ProseMirror-focused]:ring-brand',
        isInvalid ? 'border-bad' : 'border-line-strong',
        className,
      )}
    >
      {(kind !== 'line' || isWithin) && (
        <Toolbar
          label={label}
          kind={kind}
          state={state}
          run={run}
          onFormula={addFormula}
          onPicture={() => fileInput.current?.click()}
          onLink={() => setLinking(true)}
        />
      )}
      <div ref={host} className={joinClasses('reading rich-page', `rich-${kind}`)} />
      <PictureInput input={fileInput} onPick={setPictures} />
      {kind !== 'line' && isInTable(state) && <TableBar run={run} />}
      {(isAdding || chosen) && (
        <FormulaBox
          key={chosen ? state.selection.from : 'new'}
          start={chosen ?? noFormula}
          isLine={kind === 'line'}
          input={formulaInput}
          onUse={formula => {
            run(insertFormula(formula))
            setAdding(false)
          }}
          onRemove={chosen && (() => run(removeSelected))}
          onClose={closeFormula}
        />
      )}
      <SelectedPicture state={state} run={run} />
      <WaitingPicture pictures={pictures} onDone={setPictures} run={run} />
      {isLinking && <SelectedLink state={state} run={run} onClose={() => setLinking(false)} />}
    </div>
  )
}

function findFormula(state: EditorState): Formula | undefined {
  const node = findSelected(state)
  if (node?.type !== nodes.formula) return undefined
  return { latex: node.attrs['latex'], isBlock: node.attrs['isBlock'] }
}

/** What readers' aids are told of the field. */
function useAttributes({ id, label, kind, describedBy, isInvalid }: Attributes) {
  return useMemo(
    () => ({
      ...(id && { id }),
      role: 'textbox',
      'aria-label': label,
      'aria-multiline': String(kind !== 'line'),
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
    }),
    [id, label, kind, describedBy, isInvalid],
  )
}

function PictureInput({ input, onPick }: PictureInputProps) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      accept="image/png,image/jpeg,image/webp"
      onChange={event => {
        onPick(Array.from(event.target.files ?? []))
        event.target.value = ''
      }}
    />
  )
}

function SelectedLink({ state, run, onClose }: SelectedProps & { onClose: () => void }) {
  const use = (href: string | null) => {
    onClose()
    run(setLink(href))
  }
  return <LinkDialog start={findLink(state)} onUse={use} onClose={onClose} />
}

/** The first of the pictures that wait for words: each is described before it stands in the text. */
function WaitingPicture({ pictures: [first, ...rest], onDone, run }: WaitingPictureProps) {
  if (!first) return null
  const insert = ({ url, alt }: { url: string; alt: string }) => {
    onDone(rest)
    run(insertPicture(url, alt))
  }
  return <PictureDialog key={rest.length} file={first} onCancel={() => onDone(rest)} onInsert={insert} />
}

function SelectedPicture({ state, run }: SelectedProps) {
  const node = findSelected(state)
  if (node?.type !== nodes.picture) return null
  return (
    <PictureBox
      key={state.selection.from}
      alt={node.attrs['alt']}
      onSave={alt => run(describePicture(alt))}
      onRemove={() => run(removeSelected)}
    />
  )
}

type Attributes = Pick<RichTextProps, 'label' | 'kind'> & {
  [Name in 'id' | 'describedBy' | 'isInvalid']: RichTextProps[Name] | undefined
}

interface PictureInputProps {
  input: RefObject<HTMLInputElement | null>
  onPick: (files: File[]) => void
}

interface WaitingPictureProps {
  pictures: File[]
  onDone: (rest: File[]) => void
  run: (command: Command) => void
}

interface SelectedProps {
  state: EditorState
  run: (command: Command) => void
}
