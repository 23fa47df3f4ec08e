import { useMatches } from 'react-router'
import type { Crumb } from './screen.ts'
import type { SidebarEntry } from './sidebar-entry.ts'

export interface AreaHandle {
  entries: SidebarEntry[]
}

export interface PageHandle {
  crumbs: Crumb[]
}

function hasKey<K extends string>(value: unknown, key: K): value is Record<K, unknown> {
  return typeof value === 'object' && value !== null && key in value
}

function isArea(handle: unknown): handle is AreaHandle {
  return hasKey(handle, 'entries')
}

function isPage(handle: unknown): handle is PageHandle {
  return hasKey(handle, 'crumbs')
}

/** What the route table says about the area around, and about the page shown. */
export function useHandles() {
  const handles = useMatches().map(match => match.handle)
  return { entries: handles.find(isArea)?.entries ?? [], crumbs: handles.find(isPage)?.crumbs ?? [] }
}
