import { Navigate, useLocation } from 'react-router'

/** Stands for another page, which keeps query and hash; a loader that redirects would never see the hash. */
export function LeadOn({ to }: { to: string }) {
  const { search, hash } = useLocation()
  return <Navigate to={to + search + hash} replace />
}
