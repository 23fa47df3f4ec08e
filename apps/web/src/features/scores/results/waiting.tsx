import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { fillPath, paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { texts } from './texts.ts'

/** Handed in, and not out yet. */
export function Waiting({ releaseAt, awaitsMarks, isChecking, check }: WaitingProps) {
  const { formatTime } = useTimeFormat()
  const words = texts.result.waiting
  return (
    <Card>
      <EmptyState
        sketch="waiting"
        title={words.title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={paths.tryouts} variant="secondary">
              {words.back}
            </ButtonLink>
            <Button busy={isChecking} onClick={check}>
              {words.check}
            </Button>
          </div>
        }
      >
        {awaitsMarks && words.marked}
        {!awaitsMarks && (releaseAt === null ? words.unknown : words.at(formatTime(releaseAt)))}
      </EmptyState>
    </Card>
  )
}

interface WaitingProps {
  releaseAt: string | null
  awaitsMarks: boolean
  isChecking: boolean
  check: () => void
}

export function Unfinished({ slug }: { slug: string }) {
  const words = texts.result.unfinished
  return (
    <Card>
      <EmptyState
        sketch="papers"
        title={words.title}
        action={
          <ButtonLink to={fillPath(paths.subjects, { slug })} variant="primary">
            {words.go}
          </ButtonLink>
        }
      >
        {words.text}
      </EmptyState>
    </Card>
  )
}
