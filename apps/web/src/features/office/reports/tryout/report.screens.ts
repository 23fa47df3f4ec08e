import type { Screen } from '../../../../layout/screen.ts'
import { paths } from '../../../../paths.ts'

export const reportScreens: Screen[] = [
  {
    path: paths.reports,
    title: 'Laporan',
    load: async () => (await import('./report-list-page.tsx')).ReportListPage,
  },
  {
    path: paths.report,
    title: 'Detail',
    under: paths.reports,
    load: async () => (await import('./report-page.tsx')).ReportPage,
  },
]
