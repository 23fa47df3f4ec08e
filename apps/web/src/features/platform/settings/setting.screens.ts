import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const settingScreens: Screen[] = [
  {
    path: paths.settings,
    crumbs: [{ title: 'Pengaturan' }],
    load: async () => (await import('./setting-page.tsx')).SettingPage,
  },
  {
    path: paths.audit,
    crumbs: [{ title: 'Pengaturan', path: paths.settings }, { title: 'Riwayat perubahan' }],
    load: async () => (await import('./audit-page.tsx')).AuditPage,
  },
]
