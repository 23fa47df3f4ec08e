import { type PracticeKind, practices } from '@gerbang/contract/learning/practices.ts'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../api-error.ts'
import { send } from '../api/send.ts'
import { fillPath, paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { practiceTexts } from './practice-texts.ts'

interface PracticeButtonProps {
  kind: PracticeKind
  targetId?: string | null
  children: ReactNode
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'large'
  className?: string
  /** Where several say the same. */
  label?: string
}

/** Draws the questions and opens them: another document, so that it is loaded once and works without a network. */
export function PracticeButton({ kind, targetId = null, children, label, ...look }: PracticeButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const start = async () => {
    setIsBusy(true)
    setFailure(null)
    try {
      const { data } = await send(practices.start, { body: { kind, target_id: targetId } })
      location.assign(fillPath(paths.practiceSession, { id: data.id }))
    } catch (error) {
      setIsBusy(false)
      setFailure(error instanceof ApiError ? error.message : practiceTexts.noNetwork)
    }
  }
  return (
    <>
      <Button {...look} busy={isBusy} aria-label={label} onClick={() => void start()}>
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
