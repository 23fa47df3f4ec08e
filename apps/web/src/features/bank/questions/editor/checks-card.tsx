import type { QuestionDraft } from '@gerbang/contract/question.ts'
import CircleCheck from 'icon:circle-check'
import CircleX from 'icon:circle-x'
import Flag from 'icon:flag'
import type { Icon } from '../../../../draw-icon.ts'
import { listFacts } from '../../../../question/office-kinds.ts'
import type { Doubt, Fact } from '../../../../question/office-part.ts'
import { Card } from '../../../../ui/card.tsx'
import { texts } from './texts.ts'

const words = texts.checks

/** A list of the server names fields; a key is marked where the first part stands. */
function focusField(field: string, facts: readonly Fact[]) {
  const texts = facts.map(fact => fact.field).filter(name => name.endsWith('.text'))
  const found = [field, `${field}.0.text`, ...texts].map(name => document.getElementById(name)).find(Boolean)
  found?.scrollIntoView({ block: 'center' })
  found?.focus()
}

export function ChecksCard({ draft, gaps, doubts }: ChecksCardProps) {
  const facts = listFacts(draft.content)
  const namePart = (field: string) => {
    const fact = facts.find(fact => fact.field === field && field.endsWith('.text'))
    return fact ? `${fact.label}: ` : ''
  }
  const goTo = (field: string) => () => focusField(field, facts)
  const blocking = Object.entries(gaps).flatMap(([field, sentences]) =>
    sentences.map(text => ({ field, text: namePart(field) + text })),
  )
  return (
    <Card title={words.title} note={words.blocking(blocking.length)}>
      <ul className="grid grid-cols-1 gap-3 text-sm">
        {blocking.map(({ field, text }) => (
          <Line key={field + text} icon={CircleX} tone="text-bad" onGo={goTo(field)} text={text} />
        ))}
        {blocking.length === 0 && <Line icon={CircleCheck} tone="text-ok" text={words.complete} />}
        {doubts.map(({ field, text }) => (
          <Line key={field + text} icon={Flag} tone="text-ink" onGo={goTo(field)} text={text} />
        ))}
      </ul>
    </Card>
  )
}

interface ChecksCardProps {
  draft: QuestionDraft
  gaps: Record<string, string[]>
  doubts: Doubt[]
}

interface LineProps {
  icon: Icon
  tone: string
  text: string
  onGo?: () => void
}

function Line({ icon: Icon, tone, text, onGo }: LineProps) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon aria-hidden size={18} strokeWidth={1.75} className={`mt-0.5 shrink-0 ${tone}`} />
      <span>
        {text}
        {onGo && (
          <button
            type="button"
            onClick={onGo}
            className="ml-1.5 font-semibold text-brand underline underline-offset-2"
          >
            {words.go}
          </button>
        )}
      </span>
    </li>
  )
}
