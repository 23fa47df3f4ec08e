import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const chanceReportScreens = [
  screen(
    paths.chanceReport,
    [{ title: 'Laporan', path: paths.reports }, 'Ketepatan Peluang'],
    async () => (await import('./chance-report-page.tsx')).ChanceReportPage,
  ),
]
