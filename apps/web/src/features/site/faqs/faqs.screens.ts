import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

/** Where students read. */
export const faqScreens: Screen[] = [
  {
    path: paths.faq,
    crumbs: [{ title: 'FAQ' }],
    load: async () => (await import('./faq-page.tsx')).FaqPage,
  },
]

/** Where admins write. */
export const faqEditScreens: Screen[] = [
  {
    path: paths.contentFaqs,
    crumbs: [{ title: 'Konten', path: paths.content }, { title: 'FAQ' }],
    load: async () => (await import('./faq-list-page.tsx')).FaqListPage,
  },
]
