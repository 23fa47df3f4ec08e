import { fillPath, paths } from '../paths.ts'

export const newsPath = '/content-news'

/** Parts of the landing page, reachable from every page. */
export const sections = {
  about: '/#tentang',
  benefits: '/#manfaat',
  schedule: '/#jadwal',
  news: '/#berita',
  testimonials: '/#testimoni',
  questions: '/#faq',
} as const

export const articlePath = (slug: string) => `${newsPath}/${slug}`

export const newsPagePath = (page: number) => (page === 1 ? newsPath : `${newsPath}?page=${page}`)

/** The try-out, after signing in. */
export function loginForTryout(slug: string): string {
  return `${paths.login}?redirect=${encodeURIComponent(fillPath(paths.tryout, { slug }))}`
}
