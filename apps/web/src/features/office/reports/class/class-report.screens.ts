import type { Screen } from '../../../../layout/screen.ts'
import { areaPaths } from '../../../../paths.ts'

export const classReportScreens: Screen[] = [
  {
    path: areaPaths.classPage,
    title: 'Halaman Senin',
    load: async () => (await import('./class-page.tsx')).ClassReportPage,
  },
]
