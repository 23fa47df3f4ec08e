import type { PracticeKind } from '@gerbang/contract/learning/practices.ts'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { usePractice } from './use-practice.ts'

interface PracticeButtonProps {
  kind: PracticeKind
  /** The id of what its kind names; none where there is only one. */
  of?: string | null
  children: ReactNode
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'large'
  className?: string
  /** Where several say the same. */
  label?: string
}

/** Draws the questions and opens them. */
export function PracticeButton({ kind, of = null, children, label, ...look }: PracticeButtonProps) {
  const { isBusy, failure, open } = usePractice(kind, of)
  return (
    <>
      <Button {...look} busy={isBusy} aria-label={label} onClick={() => void open()}>
        {children}
      </Button>
      {failure !== null && (
        <p role="alert" className="w-full text-sm text-bad">
          {failure}
        </p>
      )}
    </>
  )
}
