import type { ReactNode } from 'react'
import { Sketch, type SketchName } from '../chart/sketch.tsx'

export function EmptyState({ sketch, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center px-4 py-12 text-center">
      <Sketch name={sketch} />
      <h2 className="mt-5 text-xl">{title}</h2>
      <p className="mt-1.5 max-w-sm text-md text-balance text-muted">{children}</p>
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}

interface EmptyStateProps {
  sketch: SketchName
  title: string
  children: ReactNode
  action?: ReactNode
}
