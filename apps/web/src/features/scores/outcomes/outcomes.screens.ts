import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const ownOutcomeScreens: Screen[] = [
  {
    path: paths.ownOutcomes,
    crumbs: [{ title: 'Raport', path: paths.raport }, { title: 'Hasil Seleksi' }],
    load: async () => (await import('./own-outcomes-page.tsx')).OwnOutcomesPage,
  },
]

export const chanceReportScreens: Screen[] = [
  {
    path: paths.chanceReport,
    crumbs: [{ title: 'Laporan', path: paths.reports }, { title: 'Ketepatan Peluang' }],
    load: async () => (await import('./chance-report-page.tsx')).ChanceReportPage,
  },
]
