import { Link } from 'react-router'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { fillPath, paths } from '../../../paths.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
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
            <Link to={paths.tryouts} className={buttonClasses('secondary')}>
              {words.back}
            </Link>
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
          <Link to={fillPath(paths.subjects, { slug })} className={buttonClasses('primary')}>
            {words.go}
          </Link>
        }
      >
        {words.text}
      </EmptyState>
    </Card>
  )
}
