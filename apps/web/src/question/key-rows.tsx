import { Choice } from '../ui/form/choice.tsx'
import { useState } from 'react'
import type { QuestionPart } from '@gerbang/contract/question.ts'
import { texts } from './key-texts.ts'
import { QuestionHtml } from './question-html.tsx'

/** A key that gives each row one of a few choices. */
export function KeyRows({ rows, choices, start, onChange }: KeyRowsProps) {
  const [chosen, setChosen] = useState(start)
  const choose = (row: string, choice: string) => {
    const next = { ...chosen, [row]: choice }
    setChosen(next)
    onChange(next)
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-semibold">{texts.key}</legend>
      {rows.map(({ id, html }) => (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the choice is the control
        <label key={id} className="grid grid-cols-[1fr_9rem] items-center gap-3 text-sm">
          <QuestionHtml inline html={html} className="text-sm" />
          <Choice value={chosen[id]} options={listChoices(choices)} onPick={choice => choose(id, choice)} />
        </label>
      ))}
    </fieldset>
  )
}

interface KeyRowsProps {
  rows: readonly QuestionPart[]
  choices: readonly { id: string; label: string }[]
  start: Readonly<Record<string, string>>
  onChange: (chosen: Record<string, string>) => void
}

const listChoices = (choices: KeyRowsProps['choices']) =>
  choices.map(({ id, label }) => ({ value: id, label }))

/** The rows that have a choice, with one of them changed; null where none has. */
export function chooseRow(
  rows: readonly { id: string }[],
  chosen: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string>> = {},
): Record<string, string> | null {
  const known = rows.flatMap(({ id }): [string, string][] => {
    const choice = change[id] ?? chosen[id]
    return choice ? [[id, choice]] : []
  })
  return known.length === 0 ? null : Object.fromEntries(known)
}

/** Beside a row that is written: which choice is right for it. */
export function RowKey({ label, choices, value, onChange }: RowKeyProps) {
  return (
    <span className="w-28 shrink-0">
      <Choice
        aria-label={label}
        value={value ?? ''}
        none="Kunci"
        mustPick
        options={listChoices(choices)}
        onPick={onChange}
      />
    </span>
  )
}

interface RowKeyProps {
  label: string
  choices: readonly { id: string; label: string }[]
  value: string | undefined
  onChange: (choice: string) => void
}
