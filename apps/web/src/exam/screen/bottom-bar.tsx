import Check from 'icon:check'
import ChevronLeft from 'icon:chevron-left'
import ChevronRight from 'icon:chevron-right'
import Flag from 'icon:flag'
import LayoutGrid from 'icon:layout-grid'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { texts } from './texts.ts'
import { useExamPlace } from '../use-exam.ts'

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const

/** In pixels, as their pictures: four fit side by side from 320 px on, however large the letters are. */
const small = 'max-lg:w-[44px] max-lg:px-0 min-[352px]:max-lg:w-[52px]'

/** Within reach of the thumb: back, doubt, the list, on. The list is beside the question on a wide screen. */
export function BottomBar(props: BottomBarProps) {
  const { exam } = useExamPlace()
  const { isFirst, isLast, isFlagged, questionId } = props
  const go = (step: number) => exam.go(exam.getState().index + step)
  return (
    <nav
      aria-label={texts.bar.label}
      className="@container z-10 flex items-center justify-between gap-2 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:gap-3 lg:px-6"
    >
      <Button
        variant="secondary"
        disabled={isFirst}
        onClick={() => go(-1)}
        aria-label={texts.bar.previous}
        className={small}
      >
        <ChevronLeft {...icon} />
        <span className="hidden lg:inline">{texts.bar.previous}</span>
      </Button>
      <div className="flex flex-1 justify-center gap-2 lg:gap-3">
        <Button
          variant="secondary"
          aria-pressed={isFlagged}
          aria-label={texts.bar.doubt}
          disabled={props.isReadOnly}
          onClick={() => exam.answer(questionId, { flagged: !isFlagged })}
          className={joinClasses(
            'whitespace-nowrap max-lg:flex-1 max-lg:px-2',
            isFlagged && 'border-doubt-line! bg-doubt! text-on-doubt!',
          )}
        >
          <Flag {...icon} fill={isFlagged ? 'currentColor' : 'none'} />
          <span className="hidden @min-[18rem]:inline">{texts.bar.doubt}</span>
        </Button>
        <Button
          variant="secondary"
          aria-label={texts.palette.open}
          aria-haspopup="dialog"
          onClick={props.onOpenList}
          className={joinClasses('shrink-0', small, props.isSplit ? 'xl:hidden' : 'lg:hidden')}
        >
          <LayoutGrid {...icon} />
        </Button>
      </div>
      <Button
        onClick={isLast ? props.onFinish : () => go(1)}
        aria-label={isLast ? texts.bar.finish : texts.bar.next}
        className={small}
      >
        <span className="hidden lg:inline">{isLast ? texts.bar.finish : texts.bar.next}</span>
        {isLast ? <Check {...icon} /> : <ChevronRight {...icon} />}
      </Button>
    </nav>
  )
}

interface BottomBarProps {
  isFirst: boolean
  isLast: boolean
  isFlagged: boolean
  isReadOnly: boolean
  isSplit: boolean
  questionId: string
  onOpenList: () => void
  onFinish: () => void
}
