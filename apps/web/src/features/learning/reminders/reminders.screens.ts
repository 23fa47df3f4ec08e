import type { VisitorScreen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const reminderScreens: VisitorScreen[] = [
  { path: paths.refuseReminders, load: async () => (await import('./refuse-page.tsx')).RefusePage },
]
