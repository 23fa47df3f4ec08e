import type { VisitorScreen } from '../../../../layout/screen.ts'
import { paths } from '../../../../paths.ts'

export const firstAdminScreens: VisitorScreen[] = [
  { path: paths.firstAdmin, load: async () => (await import('./first-admin-page.tsx')).FirstAdminPage },
]
