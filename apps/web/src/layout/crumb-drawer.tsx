import Ellipsis from 'icon:ellipsis'
import { useState } from 'react'
import { Link } from 'react-router'
import { texts } from '../texts.ts'
import { buttonClasses } from '../ui/button.tsx'
import { Drawer } from '../ui/overlay/drawer.tsx'
import type { Crumb } from './use-crumbs.ts'

export function CrumbDrawer({ crumbs }: { crumbs: Crumb[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={texts.moreCrumbs}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={buttonClasses('quiet', 'icon')}
      >
        <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
      </button>
      <Drawer open={isOpen} onOpenChange={setOpen} title={texts.breadcrumbs}>
        <ul>
          {crumbs.map(({ title, to = '' }) => (
            <li key={title}>
              <Link
                to={to}
                onClick={() => setOpen(false)}
                className="flex min-h-12 items-center rounded-control px-3 text-md font-medium active:bg-sunken"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  )
}
