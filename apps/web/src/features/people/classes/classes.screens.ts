import type { Screen } from '../../../layout/screen.ts'
import { areaPaths } from '../../../paths.ts'

export const classScreens: Screen[] = [
  {
    path: areaPaths.classes,
    title: 'Kelas',
    load: async () => (await import('./class-list-page.tsx')).ClassListPage,
  },
  {
    path: areaPaths.schoolClass,
    title: 'Detail',
    under: areaPaths.classes,
    load: async () => (await import('./class-page.tsx')).SchoolClassPage,
  },
]
