import { screen } from '../../../layout/screen.ts'
import { areaPaths } from '../../../paths.ts'

export const questionReportScreens = [
  screen(
    areaPaths.bankFlags,
    [{ title: 'Bank Soal', path: areaPaths.banks }, 'Laporan soal'],
    async () => (await import('./report-list-page.tsx')).ReportListPage,
  ),
]
