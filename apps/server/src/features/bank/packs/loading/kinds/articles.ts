import { banners } from '@gerbang/contract/site/banners.ts'
import { faqs } from '@gerbang/contract/site/faqs.ts'
import { guidances } from '@gerbang/contract/site/guidances.ts'
import { news } from '@gerbang/contract/site/news.ts'
import { testimonials } from '@gerbang/contract/site/testimonials.ts'
import type { PackItemOf } from '../../reading/pack.ts'
import { type KindLoader, type Loading, oneByOne, openPicture, withAddresses } from '../loading.ts'

const DAY_MS = 24 * 3_600_000

function guideOf(loading: Loading, item: PackItemOf<'guide'>) {
  const { head, body } = withAddresses(loading, item, item.data)
  return { ...head, body, is_published: true }
}

export const guideLoader: KindLoader<'guide'> = {
  create: oneByOne(async (loading, item) => {
    const body = { ...guideOf(loading, item), file_url: null, file_name: null }
    return (await loading.send(guidances.create, { body })).data.id
  }),
  update: async (loading, item, id) => {
    await loading.send(guidances.update, { params: { id }, body: guideOf(loading, item) })
  },
  remove: async ({ send }, id) => {
    await send(guidances.delete, { params: { id } })
  },
}

const faqOf = ({ data: { head, body } }: PackItemOf<'faq'>) => ({ ...head, answer: body, is_published: true })

export const faqLoader: KindLoader<'faq'> = {
  create: oneByOne(async ({ send }, item) => (await send(faqs.create, { body: faqOf(item) })).data.id),
  update: async ({ send }, item, id) => {
    await send(faqs.update, { params: { id }, body: faqOf(item) })
  },
  remove: async ({ send }, id) => {
    await send(faqs.delete, { params: { id } })
  },
}

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

export const newsLoader: KindLoader<'news'> = {
  create: oneByOne(
    async (loading, item) => (await loading.send(news.create, { body: newsOf(loading, item) })).data.id,
  ),
  update: async (loading, item, id) => {
    await loading.send(news.update, { params: { id }, body: newsOf(loading, item) })
  },
  remove: async ({ send }, id) => {
    await send(news.delete, { params: { id } })
  },
}

function bannerOf(loading: Loading, item: PackItemOf<'banner'>) {
  const { head, body: alt } = item.data
  const { title, picture, placement } = head
  const image = openPicture(loading, item, picture)
  return { title, placement: placement as 'login', alt, image, link_url: null, is_active: true }
}

export const bannerLoader: KindLoader<'banner'> = {
  create: oneByOne(async (loading, item) => {
    const body = { ...bannerOf(loading, item), opens_at: null, closes_at: null }
    return (await loading.send(banners.create, { body })).data.id
  }),
  update: async (loading, item, id) => {
    await loading.send(banners.update, { params: { id }, body: bannerOf(loading, item) })
  },
  remove: async ({ send }, id) => {
    await send(banners.delete, { params: { id } })
  },
}

function testimonialOf(loading: Loading, item: PackItemOf<'testimonial'>) {
  const { head, body: quote } = item.data
  const { picture, ...words } = head
  return { ...words, quote, photo: openPicture(loading, item, picture), is_published: true }
}

export const testimonialLoader: KindLoader<'testimonial'> = {
  create: oneByOne(
    async (loading, item) =>
      (await loading.send(testimonials.create, { body: testimonialOf(loading, item) })).data.id,
  ),
  update: async (loading, item, id) => {
    await loading.send(testimonials.update, { params: { id }, body: testimonialOf(loading, item) })
  },
  remove: async ({ send }, id) => {
    await send(testimonials.delete, { params: { id } })
  },
}
