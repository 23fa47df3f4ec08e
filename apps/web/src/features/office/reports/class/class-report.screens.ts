import { screen } from '../../../../layout/screen.ts'
import { areaPaths } from '../../../../paths.ts'

export const classReportScreens = [
  screen(
    areaPaths.classPage,
    ['Halaman Senin'],
    async () => (await import('./class-page.tsx')).ClassReportPage,
  ),
]
