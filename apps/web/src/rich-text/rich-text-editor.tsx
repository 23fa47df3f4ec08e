import { NodeSelection } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import { useMemo, useRef, useState } from 'react'
import { joinClasses } from '../ui/join-classes.ts'
import { type Formula, FormulaBox } from './formula-box.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { PictureBox, PictureDialog } from './picture-parts.tsx'
import './rich-text.css'
import type { RichTextProps } from './rich-text.tsx'
import { schema } from './schema.ts'
import { TableBar } from './table-bar.tsx'
import { Toolbar } from './toolbar.tsx'
import { useEditor } from './use-editor.ts'

const { nodes, marks } = schema
const noFormula: Formula = { latex: '', isBlock: false }

/** Rich text over the source that authors' texts are stored in: Markdown with LaTeX. */
export function RichTextEditor({
  id,
  label,
  kind = 'block',
  value,
  onChange,
  onEnter,
  describedBy,
  isInvalid = false,
  className,
}: RichTextProps) {
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
  const attributes = useMemo(
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

  const { selection } = state
  const selected = selection instanceof NodeSelection ? selection.node : undefined
  const formula = selected?.type === nodes.formula && closed !== selection.from ? selected : undefined
  const picture = selected?.type === nodes.picture ? selected : undefined

  const closeFormula = () => {
    setAdding(false)
    setClosed(selection.from)
    view.current?.focus()
  }
  const useFormula = (attrs: Formula) => {
    run((state, dispatch) => {
      dispatch?.(state.tr.replaceSelectionWith(nodes.formula.create(attrs), false).scrollIntoView())
      return true
    })
    setAdding(false)
  }
  const remove = () =>
    run((state, dispatch) => {
      dispatch?.(state.tr.deleteSelection())
      return true
    })
  const link = (href: string | null) => {
    setLinking(false)
    run((state, dispatch) => {
      const { from, to } = state.selection
      const unlinked = state.tr.removeMark(from, to, marks.link)
      dispatch?.(href === null ? unlinked : unlinked.addMark(from, to, marks.link.create({ href })))
      return true
    })
  }

  return (
    <div
      className={joinClasses(
        'rich-text group/rich rounded-control border bg-surface has-[.ProseMirror-focused]:border-brand has-[.ProseMirror-focused]:ring-2 has-[.ProseMirror-focused]:ring-brand',
        isInvalid ? 'border-bad' : 'border-line-strong',
        className,
      )}
    >
      <div className={joinClasses(kind === 'line' && 'hidden group-focus-within/rich:block')}>
        <Toolbar
          label={label}
          kind={kind}
          state={state}
          run={run}
          onFormula={addFormula}
          onPicture={() => fileInput.current?.click()}
          onLink={() => setLinking(true)}
        />
      </div>
      <div ref={host} className={joinClasses('reading rich-page', `rich-${kind}`)} />
      <input
        ref={fileInput}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        onChange={event => {
          setPictures(Array.from(event.target.files ?? []))
          event.target.value = ''
        }}
      />
      {kind !== 'line' && isInTable(state) && <TableBar run={run} />}
      {(isAdding || formula) && (
        <FormulaBox
          key={formula ? selection.from : 'new'}
          start={formula ? { latex: formula.attrs['latex'], isBlock: formula.attrs['isBlock'] } : noFormula}
          isLine={kind === 'line'}
          input={formulaInput}
          onUse={useFormula}
          onRemove={formula && remove}
          onClose={closeFormula}
        />
      )}
      {picture && (
        <PictureBox
          key={selection.from}
          alt={picture.attrs['alt']}
          onSave={alt =>
            run((state, dispatch) => {
              dispatch?.(state.tr.setNodeMarkup(state.selection.from, null, { ...picture.attrs, alt }))
              return true
            })
          }
          onRemove={remove}
        />
      )}
      {pictures[0] && (
        <PictureDialog
          key={pictures.length}
          file={pictures[0]}
          onCancel={() => setPictures(pictures.slice(1))}
          onInsert={({ url, alt }) => {
            setPictures(pictures.slice(1))
            run((state, dispatch) => {
              dispatch?.(
                state.tr.replaceSelectionWith(nodes.picture.create({ src: url, alt })).scrollIntoView(),
              )
              return true
            })
          }}
        />
      )}
      {isLinking && (
        <LinkDialog
          start={String(marks.link.isInSet(selection.$from.marks())?.attrs['href'] ?? '')}
          onUse={link}
          onClose={() => setLinking(false)}
        />
      )}
    </div>
  )
}
