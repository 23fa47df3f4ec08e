import type { CSSProperties } from 'react'
import { Countdown } from './countdown.tsx'
import { DisplayMenu } from './display-menu.tsx'
import { SaveStatus } from './save-status.tsx'
import type { Sitting } from '../sitting.ts'
import { texts } from './texts.ts'

export function SessionHeader({ sitting, answered, total }: SessionHeaderProps) {
  return (
    <header className="z-10 bg-surface">
      <div className="flex min-h-15 flex-wrap items-center gap-x-2 px-4 py-0.5 lg:h-16 lg:gap-4 lg:px-6">
        <div className="grow basis-28">
          <h1 className="text-sm leading-tight lg:text-base">{sitting.title}</h1>
          <div className="flex items-center gap-2 text-xs text-muted lg:text-sm">
            <span className="whitespace-nowrap">{texts.header.answered(answered, total)}</span>
            <span className="flex lg:hidden">
              <SaveStatus isCompact />
            </span>
          </div>
        </div>
        <span className="hidden lg:flex">
          <SaveStatus />
        </span>
        <DisplayMenu />
        {sitting.ends_at !== null && <Countdown endsAt={sitting.ends_at} />}
      </div>
      <progress
        aria-label={texts.header.progress}
        value={answered}
        max={total}
        className="answered-bar"
        style={{ '--share': answered / total } as CSSProperties}
      />
    </header>
  )
}

interface SessionHeaderProps {
  sitting: Sitting
  answered: number
  total: number
}
