import type { Icon } from '../draw-icon.ts'
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export type Tone = 'neutral' | 'brand' | 'doubt' | 'ok' | 'bad'

const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-muted',
  brand: 'bg-brand-soft text-brand',
  doubt: 'bg-doubt text-on-doubt',
  ok: 'bg-ok-soft text-ok',
  bad: 'bg-bad-soft text-bad',
}

/** A short status. The icon and the words carry the meaning; the colour only repeats it. */
export function Chip({ tone = 'neutral', icon: Icon, children }: ChipProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex items-center gap-1.5 rounded-chip px-2 py-0.5 text-xs font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      {Icon && <Icon aria-hidden size={14} strokeWidth={2} />}
      {children}
    </span>
  )
}

interface ChipProps {
  tone?: Tone
  icon?: Icon
  children: ReactNode
}
