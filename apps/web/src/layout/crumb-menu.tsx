import Ellipsis from 'icon:ellipsis'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Menu, MenuLink } from '../ui/overlay/menu.tsx'
import type { Crumb } from './use-crumbs.ts'

export function CrumbMenu({ crumbs }: { crumbs: Crumb[] }) {
  const icon = <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
  return (
    <Menu trigger={<Button variant="quiet" size="icon" aria-label={texts.moreCrumbs} icon={icon} />}>
      {crumbs.map(({ title, to = '' }) => (
        <MenuLink key={title} to={to}>
          {title}
        </MenuLink>
      ))}
    </Menu>
  )
}
