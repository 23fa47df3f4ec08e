import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { joinClasses } from '../join-classes.ts'

/** What there is to choose below its button. `trigger` is a button that passes on what it is given. */
export function Menu({ trigger, align = 'start', className = 'min-w-48', children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={joinClasses(
            'fade z-40 rounded-control border border-line bg-surface p-1.5 shadow-float',
            className,
          )}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

interface MenuProps {
  trigger: ReactNode
  align?: 'start' | 'end'
  className?: string
  children: ReactNode
}

const item =
  'grid min-h-11 content-center rounded-chip px-3 py-1.5 text-md outline-none data-highlighted:bg-sunken data-disabled:opacity-55'

export function MenuItem(props: { onSelect: () => void; disabled?: boolean; children: ReactNode }) {
  return <DropdownMenu.Item {...props} className={item} />
}

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild>
      <Link to={to} className={item}>
        {children}
      </Link>
    </DropdownMenu.Item>
  )
}

export function MenuLine() {
  return <DropdownMenu.Separator className="-mx-1.5 my-1.5 border-t border-line" />
}
