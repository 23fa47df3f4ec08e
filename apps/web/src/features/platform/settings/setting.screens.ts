import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const settingScreens = [
  screen(paths.settings, ['Pengaturan'], async () => (await import('./setting-page.tsx')).SettingPage),
  screen(
    paths.schoolLogin,
    [{ title: 'Pengaturan', path: paths.settings }, 'Akun sekolah'],
    async () => (await import('./school-login-page.tsx')).SchoolLoginPage,
  ),
  screen(
    paths.audit,
    [{ title: 'Pengaturan', path: paths.settings }, 'Riwayat perubahan'],
    async () => (await import('./audit-page.tsx')).AuditPage,
  ),
]
