import type { Screen } from '../../../layout/screen.ts'
import { areaPaths } from '../../../paths.ts'

export const questionReportScreens: Screen[] = [
  {
    path: areaPaths.bankFlags,
    crumbs: [{ title: 'Bank Soal', path: areaPaths.banks }, { title: 'Laporan siswa' }],
    load: async () => (await import('./report-list-page.tsx')).ReportListPage,
  },
]
