import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { NamedNote } from '../../../ui/named-note.tsx'

/** Sheets about which somebody has to decide, one by one or together. Nothing while there are none. */
export function SheetList<S extends Sheet, Decision extends string>({
  words,
  sheets,
  decisions,
  describe,
  children,
}: SheetListProps<S, Decision>) {
  const [asked, setAsked] = useState<{ decision: Decision; sheets: S[] } | null>(null)
  if (sheets.length === 0) return null
  const draw = (labels: Record<Decision, string>, chosen: S[]) => (
    <div className="flex flex-wrap gap-2">
      {decisions.map(decision => (
        <Button
          key={decision}
          variant="secondary"
          size="table"
          onClick={() => setAsked({ decision, sheets: chosen })}
        >
          {labels[decision]}
        </Button>
      ))}
    </div>
  )
  return (
    <div className="mb-6">
      <Card title={words.title} note={words.note}>
        {sheets.length > 1 && draw(words.all, sheets)}
        <ul className="max-h-96 divide-y divide-line overflow-y-auto">
          {sheets.map(sheet => (
            <li
              key={sheet.progress_id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
            >
              <NamedNote name={sheet.name}>{describe(sheet)}</NamedNote>
              {draw(words.one, [sheet])}
            </li>
          ))}
        </ul>
      </Card>
      {asked && children(asked, () => setAsked(null))}
    </div>
  )
}

interface Sheet {
  progress_id: string
  name: string
}

interface SheetListProps<S extends Sheet, Decision extends string> {
  words: { title: string; note: string; one: Record<Decision, string>; all: Record<Decision, string> }
  sheets: S[]
  decisions: readonly Decision[]
  describe: (sheet: S) => string
  /** Asks once more. */
  children: (asked: { decision: Decision; sheets: S[] }, onClose: () => void) => ReactNode
}
