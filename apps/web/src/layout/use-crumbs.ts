import { generatePath, useParams } from 'react-router'
import { useHandles } from './page-handle.ts'

export interface Crumb {
  title: string
  /** Left out for the page itself. */
  to: string | undefined
}

/** What the route table says, with the parameters of this page in the addresses. */
export function useCrumbs(): Crumb[] {
  const params = useParams()
  const { crumbs } = useHandles()
  return crumbs.map(({ title, path }) => ({
    title,
    to: path === undefined ? undefined : generatePath(path, params),
  }))
}
