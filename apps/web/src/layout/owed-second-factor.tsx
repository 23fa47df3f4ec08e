import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useAreaPath } from '../auth/area-path.ts'
import { useTimeFormat } from '../auth/use-time-format.ts'
import { areaPaths } from '../paths.ts'
import { texts } from '../texts.ts'
import { buttonClasses } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'

/** Around every page of an admin who was asked for a second factor, and in its place once the time to wait is over. */
export function OwedSecondFactor({ dueAt, children }: { dueAt: string; children: ReactNode }) {
  const { formatTime } = useTimeFormat()
  const { pathname } = useLocation()
  const [openedAt] = useState(() => Date.now())
  const security = useAreaPath()(areaPaths.security, {})
  if (pathname === security) return children
  const setUp = (
    <Link to={security} className={buttonClasses('primary')}>
      {texts.setUpFactor}
    </Link>
  )
  if (Date.parse(dueAt) <= openedAt)
    return (
      <EmptyState sketch="gate" words={{ title: texts.factorOwed, text: texts.factorWhy }} action={setUp} />
    )
  return (
    <>
      <div className="mb-6 print:hidden">
        <Notice title={texts.factorAsked(formatTime(dueAt))} action={setUp}>
          {texts.factorWhy}
        </Notice>
      </div>
      {children}
    </>
  )
}
