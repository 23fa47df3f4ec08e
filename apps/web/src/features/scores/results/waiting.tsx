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
  const out = releaseAt === null ? words.unknown : words.at(formatTime(releaseAt))
  return (
    <Card>
      <EmptyState
        sketch="waiting"
        words={{ title: words.title, text: awaitsMarks ? words.marked : out }}
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
      />
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
  return (
    <Card>
      <EmptyState sketch="papers" words={texts.result.unfinished} to={fillPath(paths.subjects, { slug })} />
    </Card>
  )
}
