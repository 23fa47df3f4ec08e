import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { keepRedirect } from '../auth/return-path.ts'

/** From one sign-in page to another, without losing where the visitor wanted to go. */
export function AuthLink({ to, state, children }: AuthLinkProps) {
  const [params] = useSearchParams()
  return (
    <Link
      to={keepRedirect(to, params)}
      state={state}
      className="inline-block rounded-chip py-2 font-semibold text-brand underline underline-offset-4"
    >
      {children}
    </Link>
  )
}

interface AuthLinkProps {
  to: string
  /** What the next page is handed, see `auth/flow-state.ts`. */
  state?: unknown
  children: ReactNode
}
