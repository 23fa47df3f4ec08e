import { CircleCheck, CircleX, Flag, type LucideIcon } from 'lucide-react'
import { texts as kindTexts } from '../../../../question/draft-texts.ts'
import { readLetter } from '../../../../question/paper-items.ts'
import { Card } from '../../../../ui/card.tsx'
import type { Doubt } from './check-draft.ts'
import { texts } from './texts.ts'

const words = texts.checks

/** A list of the server names fields; a key is marked where the first option stands. */
function focusField(field: string) {
  const names = [field, `${field}.0.text`, 'draft.content.options.0.text', 'draft.content.statements.0.text']
  const found = names.map(name => document.getElementById(name)).find(Boolean)
  found?.scrollIntoView({ block: 'center' })
  found?.focus()
}

/** Which option or statement a field is, before what is said about it. */
function namePart(field: string): string {
  const [, list, at = ''] = /^draft\.content\.(options|statements)\.(\d+)\./.exec(field) ?? []
  if (list === undefined) return ''
  return `${list === 'options' ? kindTexts.option(readLetter(Number(at))) : kindTexts.statement(String(Number(at) + 1))}: `
}

export function ChecksCard({ gaps, doubts }: { gaps: Record<string, string[]>; doubts: Doubt[] }) {
  const blocking = Object.entries(gaps).flatMap(([field, sentences]) =>
    sentences.map(text => ({ field, text: namePart(field) + text })),
  )
  return (
    <Card title={words.title} note={words.blocking(blocking.length)}>
      <ul className="grid grid-cols-1 gap-3 text-sm">
        {blocking.map(({ field, text }) => (
          <Line key={field + text} icon={CircleX} tone="text-bad" field={field} text={text} />
        ))}
        {blocking.length === 0 && <Line icon={CircleCheck} tone="text-ok" text={words.complete} />}
        {doubts.map(({ field, text }) => (
          <Line key={field + text} icon={Flag} tone="text-ink" field={field} text={text} />
        ))}
      </ul>
    </Card>
  )
}

interface LineProps {
  icon: LucideIcon
  tone: string
  text: string
  field?: string
}

function Line({ icon: Icon, tone, field, text }: LineProps) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon aria-hidden size={18} strokeWidth={1.75} className={`mt-0.5 shrink-0 ${tone}`} />
      <span>
        {text}
        {field !== undefined && (
          <button
            type="button"
            onClick={() => focusField(field)}
            className="ml-1.5 font-semibold text-brand underline underline-offset-2"
          >
            {words.go}
          </button>
        )}
      </span>
    </li>
  )
}
