import type { Article } from '@gerbang/contract/site/news.ts'
import type { SiteFrame, SitePage } from '@gerbang/contract/site/site.ts'
import { articlePath, newsPagePath } from './addresses.ts'
import { texts } from './texts.ts'

/** What search engines and messengers read. Addresses are absolute. */
export interface PageHead {
  title: string
  description: string
  /** Null: not to be found by search engines. */
  canonical: string | null
  image: { url: string; alt: string; is_own: boolean }
  article: Article | null
  /** schema.org, when the page is something that it knows. */
  data: object | null
}

export function describePage(page: SitePage, frame: SiteFrame): PageHead {
  const { public_url, settings } = frame
  const product = settings.product_name
  const plain = {
    image: { url: `${public_url}/share.png`, alt: texts.shareAlt, is_own: true },
    article: null,
    data: null,
  }
  switch (page.kind) {
    case 'landing':
      return {
        ...plain,
        title: texts.landing.title(product),
        description: texts.landing.description,
        canonical: `${public_url}/`,
        data: describeOrganization(frame),
      }
    case 'news_list': {
      const place = page.page === 1 ? '' : `, ${texts.news.page(page.page, page.pages).toLowerCase()}`
      return {
        ...plain,
        title: `${texts.news.title}${place} · ${product}`,
        description: texts.news.description(product),
        canonical: public_url + newsPagePath(page.page),
      }
    }
    case 'article':
      return describeArticle(page.article, plain.image, frame)
    case 'missing':
      return {
        ...plain,
        title: `${texts.missing.title} · ${product}`,
        description: texts.missing.text,
        canonical: null,
      }
  }
}

function describeArticle(article: Article, ownImage: PageHead['image'], frame: SiteFrame): PageHead {
  const canonical = frame.public_url + articlePath(article.slug)
  const image =
    article.cover_url === null
      ? ownImage
      : { url: new URL(article.cover_url, frame.public_url).href, alt: article.title, is_own: false }
  return {
    title: `${article.title} · ${frame.settings.product_name}`,
    description: article.excerpt,
    canonical,
    image,
    article,
    data: {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: article.title,
      description: article.excerpt,
      image: [image.url],
      datePublished: article.published_at,
      dateModified: article.updated_at,
      inLanguage: 'id',
      mainEntityOfPage: canonical,
      publisher: organization(frame),
    },
  }
}

function describeOrganization(frame: SiteFrame) {
  return { '@context': 'https://schema.org', ...organization(frame) }
}

function organization({ public_url, settings }: SiteFrame) {
  const { contact_email, contact_phone, social_links } = settings
  return {
    '@type': 'EducationalOrganization',
    name: settings.product_name,
    url: `${public_url}/`,
    logo: new URL(settings.logo_url ?? '/favicon.svg', public_url).href,
    ...(contact_email && { email: contact_email }),
    ...(contact_phone && { telephone: contact_phone }),
    ...(social_links.length > 0 && { sameAs: social_links.map(({ url }) => url) }),
  }
}
