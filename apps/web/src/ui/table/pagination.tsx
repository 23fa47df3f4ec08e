import type { ListMeta } from '@gerbang/contract/fields.ts'
import ChevronLeft from 'icon:chevron-left'
import ChevronRight from 'icon:chevron-right'
import { Link } from 'react-router'
import { formatCount } from '../../format/format-number.ts'
import { texts } from '../../texts.ts'
import { buttonClasses } from '../button.tsx'

/** Nothing while one page holds everything. `toPage` makes the address of a page. */
export function Pagination({ meta, toPage }: { meta: ListMeta; toPage: (page: number) => string }) {
  const pages = Math.ceil(meta.total / meta.per_page)
  if (pages <= 1) return null
  return (
    <nav aria-label={texts.pages} className="mt-6 flex items-center justify-between gap-3">
      <Step to={toPage(meta.page - 1)} isOff={meta.page <= 1} label={texts.previousPage} icon={ChevronLeft} />
      <p className="text-center text-sm text-muted">
        {texts.pageOf(formatCount(meta.page), meta.at_least ? texts.many : formatCount(pages))}
      </p>
      <Step
        to={toPage(meta.page + 1)}
        isOff={!meta.at_least && meta.page >= pages}
        label={texts.nextPage}
        icon={ChevronRight}
      />
    </nav>
  )
}

function Step({ to, isOff, label, icon: Icon }: StepProps) {
  const face = <Icon aria-hidden size={20} strokeWidth={1.75} />
  const classes = buttonClasses('secondary', 'icon')
  if (isOff) {
    return (
      <span aria-disabled className={classes}>
        {face}
      </span>
    )
  }
  return (
    <Link to={to} aria-label={label} className={classes}>
      {face}
    </Link>
  )
}

interface StepProps {
  to: string
  isOff: boolean
  label: string
  icon: typeof ChevronLeft
}
