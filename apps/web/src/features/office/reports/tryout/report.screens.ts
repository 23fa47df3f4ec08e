import type { Screen } from '../../../../layout/screen.ts'
import { paths } from '../../../../paths.ts'

export const reportScreens: Screen[] = [
  {
    path: paths.reports,
    crumbs: [{ title: 'Laporan' }],
    load: async () => (await import('./report-list-page.tsx')).ReportListPage,
  },
  {
    path: paths.report,
    crumbs: [{ title: 'Laporan', path: paths.reports }, { title: 'Detail' }],
    load: async () => (await import('./report-page.tsx')).ReportPage,
  },
]
