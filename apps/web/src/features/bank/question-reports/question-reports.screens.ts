import type { Screen } from '../../../layout/screen.ts'
import { areaPaths } from '../../../paths.ts'

export const questionReportScreens: Screen[] = [
  {
    path: areaPaths.bankFlags,
    title: 'Laporan soal',
    under: areaPaths.banks,
    load: async () => (await import('./report-list-page.tsx')).ReportListPage,
  },
]
