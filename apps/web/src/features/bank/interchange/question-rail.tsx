import type { ImportedCard } from '@gerbang/contract/bank/interchange.ts'
import { useEffect, useRef } from 'react'
import { joinClasses } from '../../../ui/join-classes.ts'
import { StateChip } from './state-chip.tsx'
import { texts } from './texts.ts'

const words = texts.review

interface QuestionRailProps {
  cards: ImportedCard[]
  current: number | null
  onOpen: (position: number) => void
}

/** Every question of the list with its state: beside the open one, or above it where there is no room. */
export function QuestionRail({ cards, current, onOpen }: QuestionRailProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const open = list.current?.querySelector(`[value="${current}"]`)
    // jsdom has no layout to scroll.
    open?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    <nav
      aria-label={words.label}
      className="max-h-[35dvh] overflow-y-auto rounded-card border border-line bg-surface shadow-card md:sticky md:top-4 md:max-h-[80dvh]"
    >
      <ol ref={list}>
        {cards.map(({ position, number, state, remarks, stem }) => (
          <li key={position} className="border-line not-last:border-b">
            <button
              type="button"
              value={position}
              aria-current={position === current ? 'true' : undefined}
              onClick={() => onOpen(position)}
              className={joinClasses(
                'grid w-full gap-1 border-l-3 px-3 py-2.5 text-left',
                position === current ? 'border-brand bg-brand-soft' : 'border-transparent hover:bg-sunken',
              )}
            >
              <span className="flex items-center gap-2">
                <b>{number}</b>
                <StateChip state={state} />
              </span>
              <span className="line-clamp-2 text-sm text-muted">{remarks[0]?.message ?? stem}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
