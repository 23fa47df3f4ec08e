import Plus from 'icon:plus'
import type { ReactNode } from 'react'

/** The face of a question that opens onto its answer: its plus turns into a cross. Stands in a `details` that is a group. */
export function DisclosureSummary({ children }: { children: ReactNode }) {
  return (
    <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-chip py-3 font-semibold [&::-webkit-details-marker]:hidden">
      {children}
      <Plus
        aria-hidden
        size={20}
        strokeWidth={1.75}
        className="shrink-0 text-muted transition-transform duration-150 group-open:rotate-45"
      />
    </summary>
  )
}
