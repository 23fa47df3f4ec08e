import type { Role } from '@gerbang/contract/call.ts'
import type { RouteObject } from 'react-router'
import { standIn } from '../auth/area-path.ts'
import { rootOf } from '../auth/guard.ts'
import { admit } from '../auth/loaders.ts'
import { ErrorPage } from '../layout/error-page.tsx'
import { LeadOn } from '../layout/lead-on.tsx'
import type { AreaHandle, PageHandle } from '../layout/page-handle.ts'
import { type Crumb, listCrumbs, type Screen } from '../layout/screen.ts'
import { Shell } from '../layout/shell.tsx'
import type { SidebarEntry } from '../layout/sidebar-entry.ts'
import { areaPaths } from '../paths.ts'
import { loadTips } from '../ui/overlay/tip.tsx'

export interface Area {
  role: Role
  screens: Screen[]
  /** In this order. A path without a leading slash counts from the root of the area. */
  sidebar: SidebarEntry[]
}

/** The frame and the guard of one role, with its screens inside. */
export function buildArea({ role, screens, sidebar }: Area): RouteObject {
  const entries = sidebar.map(entry => ({ ...entry, path: standIn(role, entry.path) }))
  return {
    id: role,
    lazy: { Component: loadShell },
    loader: ({ request }) => admit(role, request),
    handle: { entries } satisfies AreaHandle,
    children: [
      {
        // Keeps the frame around a page that fails.
        errorElement: <ErrorPage />,
        children: [
          ...screens.map(screen => buildScreen(role, screen, listCrumbs(screens, screen))),
          // A root without a page of its own leads to the first entry of the sidebar.
          {
            path: rootOf(role),
            element: <LeadOn to={entries[0]?.path ?? standIn(role, areaPaths.profile)} />,
          },
        ],
      },
    ],
  }
}

function buildScreen(role: Role, { path, load }: Screen, crumbs: Crumb[]): RouteObject {
  return {
    path: standIn(role, path),
    handle: {
      crumbs: crumbs.map(crumb =>
        crumb.path === undefined ? crumb : { ...crumb, path: standIn(role, crumb.path) },
      ),
    } satisfies PageHandle,
    lazy: { Component: load },
  }
}

async function loadShell() {
  await loadTips()
  return Shell
}
