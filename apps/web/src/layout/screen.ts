import type { ComponentType } from 'react'
import type { LoaderFunctionArgs } from 'react-router'

/** A page that an area can hold. A path without a leading slash counts from the root of the area: it may stand in several. */
export interface Screen {
  path: string
  /** Its last crumb. */
  title: string
  /** The path of the screen whose crumbs stand before its own; the area holds that one, too. */
  under?: string
  /** Crumbs before its own that are those of no screen. */
  above?: Crumb[]
  load: () => Promise<ComponentType>
}

export interface Crumb {
  title: string
  /** May hold parameters of the own address; left out for the page itself. */
  path?: string
}

/** The way to a screen through those that it stands under. */
export function listCrumbs(screens: readonly Screen[], { title, under, above = [] }: Screen): Crumb[] {
  if (under === undefined) return [...above, { title }]
  const parent = screens.find(({ path }) => path === under)
  if (!parent)
    throw new Error(`No screen of the area has the path "${under}", which "${title}" stands under.`)
  return [...listCrumbs(screens, parent).slice(0, -1), { title: parent.title, path: under }, { title }]
}

/** A page in the frame of those who are not signed in. */
export interface VisitorScreen {
  path: string
  loader?: (args: LoaderFunctionArgs) => unknown
  load: () => Promise<ComponentType>
}
