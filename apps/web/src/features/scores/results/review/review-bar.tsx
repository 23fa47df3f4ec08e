import ChevronLeft from 'icon:chevron-left'
import ChevronRight from 'icon:chevron-right'
import LayoutGrid from 'icon:layout-grid'
import { useState } from 'react'
import { Modal } from '../../../../question/modal.tsx'
import { Button } from '../../../../ui/button.tsx'
import { joinClasses } from '../../../../ui/join-classes.ts'
import { ReviewGrid, type ReviewPaletteProps } from './review-palette.tsx'
import { texts } from './texts.ts'

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const
const step = 'max-lg:w-13 max-lg:px-0'

/** Back, the list, on. The list is beside the question on a wide screen. */
export function ReviewBar({ list, previous, next, isSplit }: ReviewBarProps) {
  const [isOpen, setOpen] = useState(false)
  const go = (place: number | null) => {
    if (place !== null) list.onGo(place)
    setOpen(false)
  }
  return (
    <nav
      aria-label={texts.bar}
      className="z-10 flex justify-between gap-2 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:px-6"
    >
      <Button
        variant="secondary"
        aria-label={texts.previous}
        disabled={previous === null}
        onClick={() => go(previous)}
        className={step}
      >
        <ChevronLeft {...icon} />
        <span className="hidden lg:inline">{texts.previous}</span>
      </Button>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={joinClasses('flex-1', isSplit ? 'xl:hidden' : 'lg:hidden')}
      >
        <LayoutGrid {...icon} />
        {texts.palette}
      </Button>
      <Button aria-label={texts.next} disabled={next === null} onClick={() => go(next)} className={step}>
        <span className="hidden lg:inline">{texts.next}</span>
        <ChevronRight {...icon} />
      </Button>
      {isOpen && (
        <Modal look="sheet" title={texts.palette} onClose={() => setOpen(false)}>
          <ReviewGrid {...list} onGo={go} />
        </Modal>
      )}
    </nav>
  )
}

interface ReviewBarProps {
  list: ReviewPaletteProps
  previous: number | null
  next: number | null
  isSplit: boolean
}
