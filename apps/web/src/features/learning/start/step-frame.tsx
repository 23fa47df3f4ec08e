import { type ReactNode, useEffect, useRef } from 'react'
import { texts } from './texts.ts'
import { Button } from '../../../ui/button.tsx'

interface StepFrameProps {
  number: number
  title: string
  /** What leaves the step without doing it. */
  skip?: { label: string; busy: boolean; onClick: () => void }
  children: ReactNode
  foot?: ReactNode
}

/** A step has its number, a heading that has the focus, and what leads on at the thumb. */
export function StepFrame({ number, title, skip, children, foot }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <p className="text-sm font-semibold text-muted">{texts.step(number)}</p>
        {skip && (
          <Button variant="quiet" className="-mr-4" busy={skip.busy} onClick={skip.onClick}>
            {skip.label}
          </Button>
        )}
      </div>
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-3xl outline-none">
        {title}
      </h1>
      <div className="mt-2 flex-1">{children}</div>
      {foot && (
        <div className="sticky bottom-0 -mx-4 mt-6 border-t border-line bg-page px-4 py-3">{foot}</div>
      )}
    </>
  )
}
