import type { Criterion } from '@gerbang/contract/question/essay.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { inputClasses } from '../../../ui/form/input.tsx'
import { texts } from './texts.ts'

const words = texts.desk
const keepMs = 800
export type Points = Record<string, number>

/** Digits are held to what the criterion can give; an empty field takes the points away. */
function setPoint(points: Points, { id, points: most }: Criterion, digits: string): Points {
  const { [id]: _, ...others } = points
  return digits === '' ? others : { ...others, [id]: Math.min(most, Number(digits)) }
}

/** The arrows lead from field to field. */
function moveFocus(event: KeyboardEvent, fields: readonly (HTMLInputElement | null)[], at: number) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  fields[at + step]?.focus()
}

/** Points for each criterion, by keyboard alone: digits, arrows or Tab, and Enter at the end. */
export function PointFields({ rubric, start, isBusy, onKeep, onFinish }: PointFieldsProps) {
  const [points, setPoints] = useState<Points>(start)
  const [isMissing, setMissing] = useState(false)
  const fields = useRef<(HTMLInputElement | null)[]>([])
  const timer = useRef<number>(undefined)
  useEffect(() => {
    fields.current[0]?.focus()
    return () => window.clearTimeout(timer.current)
  }, [])
  const give = (criterion: Criterion, typed: string) => {
    const next = setPoint(points, criterion, typed)
    setPoints(next)
    window.clearTimeout(timer.current)
    if (onKeep) timer.current = window.setTimeout(() => onKeep(next), keepMs)
  }
  const finish = () => {
    window.clearTimeout(timer.current)
    const lack = rubric.findIndex(({ id }) => points[id] === undefined)
    setMissing(lack >= 0)
    if (lack >= 0) fields.current[lack]?.focus()
    else onFinish(points)
  }
  return (
    <form
      className="mt-4 grid gap-3 border-t border-line pt-4"
      onSubmit={event => {
        event.preventDefault()
        if (!isBusy) finish()
      }}
    >
      {rubric.map((criterion, at) => (
        <label key={criterion.id} className="grid grid-cols-[1fr_5rem] items-center gap-3">
          <span>{words.give(criterion.text, criterion.points)}</span>
          <input
            ref={element => {
              fields.current[at] = element
            }}
            inputMode="numeric"
            autoComplete="off"
            value={points[criterion.id] ?? ''}
            onFocus={event => event.target.select()}
            onKeyDown={event => moveFocus(event, fields.current, at)}
            onChange={event => give(criterion, event.target.value.replaceAll(/\D/g, ''))}
            className={inputClasses}
          />
        </label>
      ))}
      {isMissing && (
        <p role="alert" className="text-sm font-semibold text-bad">
          {words.missing}
        </p>
      )}
      <Button type="submit" busy={isBusy}>
        {words.save}
      </Button>
      <p className="text-sm text-muted">{words.keys}</p>
    </form>
  )
}

interface PointFieldsProps {
  rubric: readonly Criterion[]
  start: Points
  isBusy: boolean
  /** Keeps what is half finished; absent where only a whole mark may be kept. */
  onKeep: ((points: Points) => void) | undefined
  onFinish: (points: Points) => void
}
