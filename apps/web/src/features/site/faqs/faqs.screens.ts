import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

/** Where students read. */
export const faqScreens = [screen(paths.faq, ['FAQ'], async () => (await import('./faq-page.tsx')).FaqPage)]
