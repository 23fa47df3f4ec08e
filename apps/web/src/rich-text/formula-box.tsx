import CornerDownLeft from 'icon:corner-down-left'
import Trash2 from 'icon:trash'
import X from 'icon:x'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { drawFormula } from './draw-formula.ts'
import { palette } from './formula-palette.data.ts'
import { texts } from './texts.ts'
import { PressedButtons } from '../ui/pressed-buttons.tsx'

const words = texts.formula

export interface Formula {
  latex: string
  isBlock: boolean
}

/** Where a formula is written: LaTeX, how it looks, and symbols for those who know none. */
export function FormulaBox({ start, isLine, input, onUse, onRemove, onClose }: FormulaBoxProps) {
  const [latex, setLatex] = useState(start.latex)
  const [isBlock, setBlock] = useState(start.isBlock)
  const use = () => latex.trim() !== '' && onUse({ latex: latex.trim(), isBlock })

  const insert = (template: string) => {
    const area = input.current
    if (!area) return
    const { selectionStart, selectionEnd } = area
    const picked = latex.slice(selectionStart, selectionEnd)
    const written = template.replace('▮', picked)
    setLatex(latex.slice(0, selectionStart) + written + latex.slice(selectionEnd))
    const mark = template.indexOf('▮')
    const caret = selectionStart + (mark < 0 ? written.length : mark + picked.length)
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(caret, caret)
    })
  }

  return (
    <section aria-label={words.box} className="grid gap-3 border-t border-line bg-sunken p-3">
      <div className="flex flex-wrap items-start gap-2">
        <textarea
          ref={input}
          rows={1}
          aria-label={words.latex}
          placeholder={words.placeholder}
          value={latex}
          spellCheck={false}
          autoCapitalize="none"
          onChange={event => setLatex(event.target.value.replaceAll('\n', ' '))}
          onKeyDown={event => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
              event.preventDefault()
              event.stopPropagation()
              use()
            } else if (event.key === 'Escape') {
              event.stopPropagation()
              onClose()
            }
          }}
          className="field-sizing-content min-h-11 min-w-48 flex-1 resize-none rounded-control border border-line-strong bg-surface px-3 py-2.5 font-mono text-md"
        />
        <Preview latex={latex} isBlock={isBlock} />
        <div className="flex gap-1">
          <Button onClick={use} disabled={latex.trim() === ''}>
            {words.use}
            <CornerDownLeft aria-hidden size={16} strokeWidth={2} />
          </Button>
          {onRemove && <IconButton icon={Trash2} iconSize={18} label={words.remove} onClick={onRemove} />}
          <IconButton icon={X} iconSize={18} label={words.close} onClick={onClose} />
        </div>
      </div>
      {!isLine && (
        <label className="flex w-fit items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={isBlock}
            onChange={event => setBlock(event.target.checked)}
            className="size-4 accent-brand"
          />
          {words.isBlock}
        </label>
      )}
      <Palette onPick={insert} />
    </section>
  )
}

interface FormulaBoxProps {
  start: Formula
  isLine: boolean
  input: RefObject<HTMLTextAreaElement | null>
  onUse: (formula: Formula) => void
  onRemove?: (() => void) | undefined
  onClose: () => void
}

function Preview({ latex, isBlock }: Formula) {
  const place = useRef<HTMLSpanElement>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    if (!place.current) return
    if (latex.trim() === '') place.current.textContent = ''
    else setBroken(!drawFormula(place.current, latex, isBlock))
  }, [latex, isBlock])
  return (
    <output
      aria-label={words.preview}
      className="reading flex min-h-11 min-w-32 flex-1 items-center justify-center gap-2 overflow-x-auto rounded-control bg-surface px-3"
    >
      <span ref={place} className={joinClasses(isBroken && latex !== '' && 'sr-only')} />
      {isBroken && latex !== '' && <span className="text-sm font-medium text-bad">{words.broken}</span>}
    </output>
  )
}

function Palette({ onPick }: { onPick: (latex: string) => void }) {
  const [group, setGroup] = useState(0)
  return (
    <div>
      <fieldset className="flex gap-1 overflow-x-auto">
        <legend className="sr-only">{words.symbols}</legend>
        <PressedButtons
          of={palette.map(({ name }, at) => [at, name])}
          current={group}
          onPick={setGroup}
          className="min-h-9 shrink-0 rounded-chip px-3 text-sm font-semibold text-muted aria-pressed:bg-surface aria-pressed:text-ink"
        />
      </fieldset>
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2">
        {palette[group]?.symbols.map(symbol => (
          <button
            key={symbol.name}
            type="button"
            // The formula's cursor stays where it is.
            onMouseDown={event => event.preventDefault()}
            onClick={() => onPick(symbol.latex)}
            className="grid min-h-14 content-between justify-items-center gap-1 rounded-chip border border-line bg-surface px-1 py-1.5 hover:border-line-strong"
          >
            <Face latex={symbol.face} />
            <span className="text-center text-xs leading-tight text-muted">{symbol.name}</span>
          </button>
        ))}
      </div>
    </div>
  )
}

function Face({ latex }: { latex: string }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (place.current) drawFormula(place.current, latex, false)
  }, [latex])
  return <span ref={place} aria-hidden className="reading text-sm leading-none" />
}
