import { Ellipsis } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { Link } from 'react-router'
import { texts } from '../texts.ts'
import { buttonClasses } from '../ui/button.tsx'
import type { Crumb } from './use-crumbs.ts'

export function CrumbMenu({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger aria-label={texts.moreCrumbs} className={buttonClasses('quiet', 'icon')}>
        <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="fade z-40 min-w-48 rounded-control border border-line bg-surface p-1.5 shadow-float"
        >
          {crumbs.map(({ title, to = '' }) => (
            <DropdownMenu.Item key={title} asChild>
              <Link
                to={to}
                className="flex min-h-10 items-center rounded-chip px-3 text-md outline-none data-highlighted:bg-sunken"
              >
                {title}
              </Link>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
