import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

/** Where admins write. */
export const faqEditScreens = [
  screen(
    paths.contentFaqs,
    [{ title: 'Konten', path: paths.content }, 'FAQ'],
    async () => (await import('./faq-list-page.tsx')).FaqListPage,
  ),
]
