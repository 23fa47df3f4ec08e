import type { OwnUser } from '@gerbang/contract/people/users.ts'

/** By name: the pictures come with the sidebar, which nobody loads before signing in. */
export type SidebarIcon =
  | 'bank'
  | 'content'
  | 'dashboard'
  | 'faq'
  | 'guide'
  | 'practice'
  | 'quiz'
  | 'ranking'
  | 'report'
  | 'raport'
  | 'tryout'
  | 'university'
  | 'users'

export interface SidebarEntry {
  title: string
  icon: SidebarIcon
  path: string
  /** Pages of other addresses that belong to it. */
  covers?: string[]
  /** Its name on the bar of a phone; left out where it stands in the menu only. */
  onBar?: string
  /** Who has it; left out for all of the role. */
  isFor?: (viewer: OwnUser) => boolean
}

/**
 * The specification's rule: the first path segment decides, the first two where the path is deeper than two. Below
 * the base of a role that base is a segment like any other, so `/student/try-out/…` belongs to `/student/try-out`.
 */
export function isCurrentEntry({ path, covers = [] }: Covering, pathname: string): boolean {
  return [path, ...covers].some(own => own === firstSegments(pathname) || own === pathname)
}

type Covering = Pick<SidebarEntry, 'path' | 'covers'>

function firstSegments(pathname: string) {
  const segments = pathname.split('/').filter(Boolean)
  return `/${segments.slice(0, segments.length > 2 ? 2 : segments.length).join('/')}`
}
