import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { keepRedirect } from '../auth/return-path.ts'

/** From one sign-in page to another, without losing where the visitor wanted to go. */
export function AuthLink({ to, children }: { to: string; children: ReactNode }) {
  const [params] = useSearchParams()
  return (
    <Link
      to={keepRedirect(to, params)}
      className="inline-block rounded-chip py-2 font-semibold text-brand underline underline-offset-4"
    >
      {children}
    </Link>
  )
}
