import { type FinishedAttempt, tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { useNavigate } from 'react-router'
import { useSend } from '../../../api/use-send.ts'
import { fillPath, paths } from '../../../paths.ts'
import { resultPath } from '../../../tryout/attempt-paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { texts } from './texts.ts'

const words = texts.again

/** A further attempt that has not begun: what came before is there, and this one can still be taken back. */
export function TakeBack({ slug, number, finished }: TakeBackProps) {
  const navigate = useNavigate()
  const withdraw = useSend(tryouts.withdraw, {
    refreshes: [tryouts.get, tryouts.list],
    onSuccess: () => navigate(fillPath(paths.tryout, { slug })),
  })
  const [last] = finished
  if (last === undefined) return null
  return (
    <Notice
      title={words.title(number)}
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={resultPath({ slug, number: last.number })} variant="secondary">
            {words.seeResult(last.number)}
          </ButtonLink>
          <Button
            variant="quiet"
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate({ params: { slug } })}
          >
            {words.takeBack}
          </Button>
        </div>
      }
    >
      {words.text}
    </Notice>
  )
}

interface TakeBackProps {
  slug: string
  /** Of the attempt that has not begun. */
  number: number
  finished: FinishedAttempt[]
}
