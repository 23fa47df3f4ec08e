import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

/** Where admins write. */
export const faqEditScreens: Screen[] = [
  {
    path: paths.contentFaqs,
    title: 'FAQ',
    under: paths.content,
    load: async () => (await import('./faq-list-page.tsx')).FaqListPage,
  },
]
