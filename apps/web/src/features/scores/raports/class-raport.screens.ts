import type { Screen } from '../../../layout/screen.ts'
import { areaPaths } from '../../../paths.ts'

/** Those of a class, for staff. */
export const classRaportScreens: Screen[] = [
  {
    path: areaPaths.classRaports,
    title: 'Raport',
    under: areaPaths.schoolClass,
    load: async () => (await import('./class-raports-page.tsx')).ClassRaportsPage,
  },
]
