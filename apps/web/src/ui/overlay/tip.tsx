import type { ReactElement, ReactNode } from 'react'
import type { Tooltip, TooltipGroup } from './tooltip.tsx'

let loaded: { Tooltip: typeof Tooltip; TooltipGroup: typeof TooltipGroup } | undefined

/**
 * Tooltips are for pointers that hover; a phone never loads them. To be awaited before the frame is drawn: coming later,
 * they would replace buttons under the pointer. The page does without them if they do not come.
 */
export async function loadTips(): Promise<void> {
  if (matchMedia('(hover: hover)').matches) loaded = await import('./tooltip.tsx').catch(() => undefined)
}

export function TipGroup({ delayMs = 700, children }: { delayMs?: number; children: ReactNode }) {
  return loaded ? <loaded.TooltipGroup delayMs={delayMs}>{children}</loaded.TooltipGroup> : children
}

/** Shows the name of a button that has only a picture; the button must have that name for those who listen, too. */
export function Tip({ label, side = 'bottom', isOff = false, children }: TipProps) {
  if (isOff || !loaded) return children
  return (
    <loaded.Tooltip label={label} side={side}>
      {children}
    </loaded.Tooltip>
  )
}

interface TipProps {
  label: string
  side?: 'top' | 'right' | 'bottom'
  isOff?: boolean
  children: ReactElement
}
