import type { Icon } from '../draw-icon.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type ButtonLooks, buttonClasses } from './button.tsx'

/** A link that looks like a button: it leads to a page and does nothing else. */
export function ButtonLink({ to, variant, size, icon: Icon, label, children }: ButtonLinkProps) {
  return (
    <Link to={to} className={buttonClasses(variant, size)} aria-label={label}>
      {Icon && <Icon aria-hidden size={size === 'table' ? 16 : 18} strokeWidth={1.75} />}
      {children}
    </Link>
  )
}

interface ButtonLinkProps extends ButtonLooks {
  /** For those who do not see what stands beside it. */
  label?: string
  to: string
  icon?: Icon
  children: ReactNode
}
