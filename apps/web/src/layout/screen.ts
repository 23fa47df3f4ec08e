import type { ComponentType } from 'react'
import type { LoaderFunctionArgs } from 'react-router'

/** A page that an area can hold. A path without a leading slash counts from the root of the area: it may stand in several. */
export interface Screen {
  path: string
  /** `path` may hold parameters of the own address; left out for the page itself. */
  crumbs: { title: string; path?: string }[]
  load: () => Promise<ComponentType>
}

/** A page in the frame of those who are not signed in. */
export interface VisitorScreen {
  path: string
  loader?: (args: LoaderFunctionArgs) => unknown
  load: () => Promise<ComponentType>
}
