import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const chanceReportScreens: Screen[] = [
  {
    path: paths.chanceReport,
    title: 'Ketepatan Peluang',
    under: paths.reports,
    load: async () => (await import('./chance-report-page.tsx')).ChanceReportPage,
  },
]
