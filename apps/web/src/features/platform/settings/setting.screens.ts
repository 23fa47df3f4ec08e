import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const settingScreens: Screen[] = [
  {
    path: paths.settings,
    title: 'Pengaturan',
    load: async () => (await import('./setting-page.tsx')).SettingPage,
  },
  {
    path: paths.schoolLogin,
    title: 'Akun sekolah',
    under: paths.settings,
    load: async () => (await import('./school-login-page.tsx')).SchoolLoginPage,
  },
  {
    path: paths.audit,
    title: 'Riwayat perubahan',
    under: paths.settings,
    load: async () => (await import('./audit-page.tsx')).AuditPage,
  },
]
