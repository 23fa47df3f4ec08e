import { screen } from '../../../../layout/screen.ts'
import { paths } from '../../../../paths.ts'

export const reportScreens = [
  screen(paths.reports, ['Laporan'], async () => (await import('./report-list-page.tsx')).ReportListPage),
  screen(
    paths.report,
    [{ title: 'Laporan', path: paths.reports }, 'Detail'],
    async () => (await import('./report-page.tsx')).ReportPage,
  ),
]
