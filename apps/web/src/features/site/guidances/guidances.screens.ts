import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

/** Where students read. */
export const guidanceScreens: Screen[] = [
  { path: paths.guide, title: 'Panduan', load: async () => (await import('./guide-page.tsx')).GuidePage },
]
