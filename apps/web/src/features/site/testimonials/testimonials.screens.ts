import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

/** Where admins write. */
export const testimonialEditScreens = [
  screen(
    paths.contentTestimonials,
    [{ title: 'Konten', path: paths.content }, 'Testimoni'],
    async () => (await import('./testimonial-list-page.tsx')).TestimonialListPage,
  ),
]
