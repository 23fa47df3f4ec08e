import type { ReactNode } from 'react'
import { PageTitle } from '../ui/page/page-title.tsx'

export function AuthHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mb-8">
      <PageTitle>{title}</PageTitle>
      <h1 className="text-3xl font-extrabold">{title}</h1>
      <p className="mt-1.5 text-muted">{children}</p>
    </div>
  )
}
