import { type Command, EditorState } from 'prosemirror-state'
import { type EditorProps, EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Acts, createPlugins } from './create-plugins.ts'
import { nodeViews } from './node-views.ts'
import { parseSource } from './parse-source.ts'
import { readPastedFormulas, readPastedPictures } from './read-pasted.ts'
import type { RichKind } from './schema.ts'
import { writeSource } from './write-source.ts'

const isPicture = (file: File) => /^image\/(png|jpeg|webp)$/.test(file.type)
const listPictures = (data: DataTransfer | null) => Array.from(data?.files ?? []).filter(isPicture)

interface EditorOptions extends Acts {
  kind: RichKind
  value: string
  onChange: (source: string) => void
  onPictures: (files: File[]) => void
  attributes: Record<string, string>
}

/** After the next paint; a page that is not drawn gets none. */
const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work))

/**
 * An editor of ProseMirror over an author's source: `value` is what it shows, `onChange` gets what it now says. A key
 * is painted before anyone hears of it, but never later than the cursor leaves the field; and what is told is drawn
 * before anything else happens: no handler of the page ever sees a text older than the one that was told.
 */
export function useEditor({ kind, value, attributes, ...on }: EditorOptions) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const written = useRef(value)
  const onChange = useEffectEvent(on.onChange)
  const onPictures = useEffectEvent(on.onPictures)
  const onOpen = useEffectEvent(on.onOpen)
  const onAddFormula = useEffectEvent(on.onAddFormula)
  const onEnter = useEffectEvent(() => on.onEnter?.())

  const [state, setState] = useState(() => createState(value, kind, []))
  const start = useEffectEvent(() => {
    const plugins = createPlugins(kind, { onOpen, onAddFormula, onEnter })
    return createState(value, kind, plugins)
  })

  useEffect(() => {
    if (!host.current) return
    let isTold = true
    const tell = () => {
      if (isTold) return
      isTold = true
      written.current = writeSource(made.state.doc)
      setState(made.state)
      onChange(written.current)
    }
    const made = new EditorView(host.current, {
      state: start(),
      nodeViews,
      dispatchTransaction(transaction) {
        made.updateState(made.state.apply(transaction))
        if (!transaction.docChanged) return setState(made.state)
        const isWaiting = !isTold
        isTold = false
        if (!made.hasFocus()) tell()
        else if (!isWaiting) afterPaint(() => flushSync(tell))
      },
      handleDOMEvents: { blur: tell },
      handleScrollToSelection: isCursorInSight,
      ...takePictures(files => onPictures(files)),
      handleClickOn(_, __, node) {
        if (node.type.name === 'formula') requestAnimationFrame(onOpen)
        return false
      },
    })
    view.current = made
    setState(made.state)
    addEventListener('visibilitychange', tell, true)
    return () => {
      removeEventListener('visibilitychange', tell, true)
      tell()
      made.destroy()
    }
  }, [])

  useEffect(() => {
    view.current?.setProps({ attributes })
  }, [attributes])

  // What comes from outside, such as a copy that was kept, takes the place of what stands there.
  useEffect(() => {
    if (!view.current || value === written.current) return
    written.current = value
    const next = createState(value, kind, view.current.state.plugins)
    view.current.updateState(next)
    setState(next)
  }, [value, kind])

  const run = (command: Command) => {
    if (!view.current) return
    command(view.current.state, view.current.dispatch, view.current)
    view.current.focus()
  }
  return { host, view, state, run }
}

/** Then nothing has to be scrolled, and of all that stands around the field nothing asked for its place. */
function isCursorInSight(view: EditorView): boolean {
  const { top, bottom } = view.coordsAtPos(view.state.selection.head)
  return top >= 0 && bottom <= innerHeight
}

/** Pictures that are pasted or dropped; what else is pasted goes its way. */
const takePictures = (onPictures: (files: File[]) => void): EditorProps => ({
  transformPastedHTML: readPastedFormulas,
  handlePaste(_, event) {
    const html = event.clipboardData?.getData('text/html') ?? ''
    const pictures = [...(html === '' ? listPictures(event.clipboardData) : []), ...readPastedPictures(html)]
    if (pictures.length === 0) return false
    onPictures(pictures)
    return html === ''
  },
  handleDrop(_, event) {
    const pictures = listPictures(event.dataTransfer)
    if (pictures.length > 0) onPictures(pictures)
    return pictures.length > 0
  },
})

function createState(value: string, kind: RichKind, plugins: EditorState['plugins']): EditorState {
  return EditorState.create({ doc: parseSource(value, kind), plugins: [...plugins] })
}
