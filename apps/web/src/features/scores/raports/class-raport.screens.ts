import { screen } from '../../../layout/screen.ts'
import { areaPaths } from '../../../paths.ts'

/** Those of a class, for staff. */
export const classRaportScreens = [
  screen(
    areaPaths.classRaports,
    [{ title: 'Kelas', path: areaPaths.classes }, { title: 'Detail', path: areaPaths.schoolClass }, 'Raport'],
    async () => (await import('./class-raports-page.tsx')).ClassRaportsPage,
  ),
]
