import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/** Tooltips that know of each other: soon after one has closed, the next opens at once. */
export function TooltipGroup({ delayMs, children }: { delayMs: number; children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={delayMs} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  )
}

export function Tooltip({ label, side, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="fade z-50 rounded-chip bg-ink px-2.5 py-1.5 text-xs font-semibold text-page shadow-float select-none"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface TooltipProps {
  label: string
  side: 'top' | 'right' | 'bottom'
  children: ReactElement
}
