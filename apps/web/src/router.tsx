import { createBrowserRouter, Outlet, type RouteObject } from 'react-router'
import { adminArea } from './areas/admin.ts'
import { buildArea } from './areas/area.tsx'
import { studentArea } from './areas/student.ts'
import { teacherArea } from './areas/teacher.ts'
import { visitorArea } from './areas/visitor.ts'
import { leadHome } from './auth/loaders.ts'
import { LoneErrorPage } from './layout/error-page.tsx'
import { StartingPage } from './layout/starting-page.tsx'
import { paths } from './paths.ts'

/** Said aloud, because the router warns of a page without one even where its loader leads elsewhere. */
const nothing = null

export const routes: RouteObject[] = [
  {
    element: <Outlet />,
    errorElement: <LoneErrorPage />,
    hydrateFallbackElement: <StartingPage />,
    children: [
      { path: paths.home, element: nothing, loader: leadHome },
      visitorArea,
      ...[studentArea, teacherArea, adminArea].map(buildArea),
    ],
  },
]

/** Begins to load the page of the present address at once, so the cache should be back before. */
export function createRouter() {
  return createBrowserRouter(routes)
}
