import type { ComponentType } from 'react'
import type { LoaderFunctionArgs } from 'react-router'

/** A page that an area can hold. A path without a leading slash counts from the root of the area: it may stand in several. */
export interface Screen {
  path: string
  /** `path` may hold parameters of the own address; left out for the page itself. */
  crumbs: Crumb[]
  load: () => Promise<ComponentType>
}

interface Crumb {
  title: string
  path?: string
}

/** One page of an area; the crumb of the page itself is its title alone. */
export function screen(path: string, crumbs: (Crumb | string)[], load: Screen['load']): Screen {
  return { path, load, crumbs: crumbs.map(crumb => (typeof crumb === 'string' ? { title: crumb } : crumb)) }
}

/** A page in the frame of those who are not signed in. */
export interface VisitorScreen {
  path: string
  loader?: (args: LoaderFunctionArgs) => unknown
  load: () => Promise<ComponentType>
}
