import CircleAlert from 'icon:circle-alert'
import CircleCheck from 'icon:circle-check'
import Info from 'icon:info'
import TriangleAlert from 'icon:triangle-alert'
import type { Icon } from '../draw-icon.ts'
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

type Tone = 'info' | 'ok' | 'doubt' | 'bad'

const looks: Record<Tone, { icon: Icon; box: string; mark: string }> = {
  info: { icon: Info, box: 'bg-brand-soft', mark: 'text-brand' },
  ok: { icon: CircleCheck, box: 'bg-ok-soft', mark: 'text-ok' },
  doubt: { icon: TriangleAlert, box: 'bg-doubt-soft', mark: 'text-ink' },
  bad: { icon: CircleAlert, box: 'bg-bad-soft', mark: 'text-bad' },
}

/** A message that stays on the page. `role` is for those that appear after the page did. */
export function Notice({ tone = 'info', title, role, action, children }: NoticeProps) {
  const { icon: Icon, box, mark } = looks[tone]
  return (
    <div role={role} className={joinClasses('flex gap-3 rounded-control p-4 text-md text-ink', box)}>
      <Icon aria-hidden size={20} strokeWidth={1.75} className={joinClasses('mt-px shrink-0', mark)} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
        {action && <div className="mt-3 empty:hidden">{action}</div>}
      </div>
    </div>
  )
}

interface NoticeProps {
  tone?: Tone
  title?: ReactNode
  role?: 'status' | 'alert'
  action?: ReactNode
  children?: ReactNode
}
