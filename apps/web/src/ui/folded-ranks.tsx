import { type ReactNode, useState } from 'react'
import { recall, remember } from '../device/device-memory.ts'

const memory = 'gerbang-ranks-open'

/** A low place is told when asked for. Whoever has once opened one finds them open from then on. */
export function FoldedRanks({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen] = useState(() => recall('localStorage', memory) === 'true')
  return (
    <details
      open={isOpen}
      onToggle={event => remember('localStorage', memory, String(event.currentTarget.open))}
    >
      <summary className="min-h-11 cursor-pointer py-2.5 text-md text-muted">{label}</summary>
      {children}
    </details>
  )
}
