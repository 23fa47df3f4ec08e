import { screen } from '../../../layout/screen.ts'
import { areaPaths } from '../../../paths.ts'

const home = { title: 'Kelas', path: areaPaths.classes }

export const classScreens = [
  screen(areaPaths.classes, ['Kelas'], async () => (await import('./class-list-page.tsx')).ClassListPage),
  screen(
    areaPaths.schoolClass,
    [home, 'Detail'],
    async () => (await import('./class-page.tsx')).SchoolClassPage,
  ),
]
