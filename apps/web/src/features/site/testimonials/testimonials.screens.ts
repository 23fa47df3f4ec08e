import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

/** Where admins write. */
export const testimonialEditScreens: Screen[] = [
  {
    path: paths.contentTestimonials,
    title: 'Testimoni',
    under: paths.content,
    load: async () => (await import('./testimonial-list-page.tsx')).TestimonialListPage,
  },
]
