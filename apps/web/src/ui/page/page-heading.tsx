import type { ReactNode } from 'react'
import { PageTitle } from './page-title.tsx'

export function PageHeading({ title, eyebrow, children }: PageHeadingProps) {
  return (
    <div className="mb-6">
      <PageTitle>{title}</PageTitle>
      {eyebrow && <p className="mb-1 text-sm font-semibold text-muted">{eyebrow}</p>}
      <h1 className="text-2xl font-extrabold md:text-3xl">{title}</h1>
      {children && <div className="mt-1.5 max-w-[60ch] text-md text-muted md:text-base">{children}</div>}
    </div>
  )
}

interface PageHeadingProps {
  title: string
  eyebrow?: string | undefined
  children?: ReactNode
}
