import { screen } from '../../../layout/screen.ts'
import { areaPaths, paths } from '../../../paths.ts'

export const raportScreens = [
  screen(paths.raport, ['Raport'], async () => (await import('./raport-page.tsx')).RaportPage),
]

/** Those of a class, for staff. */
export const classRaportScreens = [
  screen(
    areaPaths.classRaports,
    [{ title: 'Kelas', path: areaPaths.classes }, { title: 'Detail', path: areaPaths.schoolClass }, 'Raport'],
    async () => (await import('./class-raports-page.tsx')).ClassRaportsPage,
  ),
]
