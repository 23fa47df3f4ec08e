import {
  createBrowserRouter,
  Outlet,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router'
import { buildArea } from './areas/area.tsx'
import { studentArea } from './areas/student.ts'
import { buildVisitorArea } from './areas/visitor.ts'
import { admit, leadHome } from './auth/loaders.ts'
import { LoneErrorPage } from './layout/error-page.tsx'
import { StartingPage } from './layout/starting-page.tsx'
import { paths } from './paths.ts'

/** Said aloud, because the router warns of a page without one even where its loader leads elsewhere. */
const nothing = null

const frame = 'frame'

/** The screens of the back offices, by the root of each: students and visitors never load the list of them. */
const offices = {
  [paths.teacher]: async () => (await import('./areas/teacher.ts')).teacherArea,
  [paths.admin]: async () => (await import('./areas/admin.ts')).adminArea,
}

const officesOf = (path: string) =>
  Object.entries(offices).filter(([root]) => path === root || path.startsWith(`${root}/`))

/** New at each call: a router strikes out what it has loaded lazily, in the very objects it was given. */
export function buildRoutes(areas: RouteObject[] = []): RouteObject[] {
  return [
    {
      id: frame,
      element: <Outlet />,
      errorElement: <LoneErrorPage />,
      hydrateFallbackElement: <StartingPage />,
      children: [
        { path: paths.home, element: nothing, loader: leadHome },
        buildVisitorArea(),
        { path: paths.sharedClass, lazy: { Component: () => loadShared('class') } },
        { path: paths.sharedRaport, lazy: { Component: () => loadShared('raport') } },
        {
          path: paths.start,
          loader: ({ request }) => admit('student', request),
          lazy: { Component: loadStart },
        },
        buildArea(studentArea),
        ...areas,
      ],
    },
  ]
}

/** Without the frame: nothing leads away before somebody new has begun or put it off. */
async function loadStart() {
  return (await import('./features/learning/start/start-page.tsx')).StartPage
}

async function loadShared(kind: 'class' | 'raport') {
  return (await import('./areas/shared.ts')).sharedPages[kind]
}

/** Adds the screens of an office when an address below its root is first opened; the router ignores what it has. */
export const loadOffice: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  for (const [, load] of officesOf(path)) patch(frame, [buildArea(await load())])
}

/** Begins to load the page of the present address at once, so the cache should be back before. */
export function createRouter() {
  return createBrowserRouter(buildRoutes(), { patchRoutesOnNavigation: loadOffice })
}
