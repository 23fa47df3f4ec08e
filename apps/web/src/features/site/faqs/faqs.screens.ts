import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

/** Where students read. */
export const faqScreens: Screen[] = [
  { path: paths.faq, title: 'FAQ', load: async () => (await import('./faq-page.tsx')).FaqPage },
]
