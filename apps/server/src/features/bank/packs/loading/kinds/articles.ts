import { banners } from '@gerbang/contract/site/banners.ts'
import { faqs } from '@gerbang/contract/site/faqs.ts'
import { guidances } from '@gerbang/contract/site/guidances.ts'
import { news } from '@gerbang/contract/site/news.ts'
import { testimonials } from '@gerbang/contract/site/testimonials.ts'
import type { PackItemOf } from '../../reading/pack.ts'
import { type KindLoader, loadBy, type Loading, openPicture, withAddresses } from '../loading.ts'

const DAY_MS = 24 * 3_600_000

function guideOf(loading: Loading, item: PackItemOf<'guide'>) {
  const { head, body } = withAddresses(loading, item, item.data)
  return { ...head, body, is_published: true }
}

export const guideLoader: KindLoader<'guide'> = loadBy(guidances, guideOf)

const faqOf = (_: Loading, { data: { head, body } }: PackItemOf<'faq'>) => ({
  ...head,
  answer: body,
  is_published: true,
})

export const faqLoader: KindLoader<'faq'> = loadBy(faqs, faqOf)

function newsOf(loading: Loading, item: PackItemOf<'news'>) {
  const { head, body } = withAddresses(loading, item, item.data)
  const { title, excerpt, cover, days_ago } = head
  const published_at = new Date(loading.platform.now().getTime() - days_ago * DAY_MS).toISOString()
  return {
    title,
    excerpt,
    body,
    cover: openPicture(loading, item, cover),
    status: 'published' as const,
    published_at,
  }
}

export const newsLoader: KindLoader<'news'> = loadBy(news, newsOf)

function bannerOf(loading: Loading, item: PackItemOf<'banner'>) {
  const { head, body: alt } = item.data
  const { title, picture, placement } = head
  const image = openPicture(loading, item, picture)
  return { title, placement: placement as 'login', alt, image, link_url: null, is_active: true }
}

export const bannerLoader: KindLoader<'banner'> = loadBy(banners, bannerOf)

function testimonialOf(loading: Loading, item: PackItemOf<'testimonial'>) {
  const { head, body: quote } = item.data
  const { picture, ...words } = head
  return { ...words, quote, photo: openPicture(loading, item, picture), is_published: true }
}

export const testimonialLoader: KindLoader<'testimonial'> = loadBy(testimonials, testimonialOf)
