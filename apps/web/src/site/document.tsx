import font from '../ui/fonts/plus-jakarta-sans-core.woff2?url'
import type { SiteFrame, SitePage } from '@gerbang/contract/site/site.ts'
import type { ReactNode } from 'react'
import type { PageHead } from './describe-page.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import styles from './site.css?inline'
import { texts } from './texts.ts'

export function Document({ head, page, frame, children }: DocumentProps) {
  const hasTestimonials = page.kind !== 'landing' || page.testimonials.length > 0
  return (
    <html lang="id">
      <Head head={head} settings={frame.settings} />
      <body>
        <div id="site" className="flex min-h-dvh flex-col">
          <a
            href="#isi"
            className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-20 focus:rounded-control focus:bg-brand focus:px-4 focus:py-3 focus:font-semibold focus:text-on-brand"
          >
            {texts.skip}
          </a>
          <SiteHeader settings={frame.settings} />
          <main id="isi" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
          <SiteFooter settings={frame.settings} hasTestimonials={hasTestimonials} />
        </div>
      </body>
    </html>
  )
}

interface DocumentProps {
  head: PageHead
  page: SitePage
  frame: SiteFrame
  children: ReactNode
}

function Head({ head, settings }: { head: PageHead; settings: SiteFrame['settings'] }) {
  const product = settings.product_name
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0f141d" media="(prefers-color-scheme: dark)" />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <link rel="icon" href={settings.logo_url ?? '/favicon.svg'} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/atom+xml" href="/feed.xml" title={product} />
      <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      <script src="/theme.js" />
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <script src="/site.js" defer />
      {head.canonical === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <ShareTags head={head} canonical={head.canonical} product={product} />
      )}
      {head.data && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeData(head.data) }} />
      )}
    </head>
  )
}

function ShareTags({ head, canonical, product }: { head: PageHead; canonical: string; product: string }) {
  const { title, description, image, article } = head
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={product} />
      <meta property="og:locale" content="id_ID" />
      <meta property="og:title" content={article?.title ?? title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image.url} />
      {image.is_own && <meta property="og:image:width" content="1200" />}
      {image.is_own && <meta property="og:image:height" content="630" />}
      <meta property="og:image:alt" content={image.alt} />
      {article && <meta property="article:published_time" content={article.published_at} />}
      {article && <meta property="article:modified_time" content={article.updated_at} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** JSON that cannot end the element it stands in. */
function writeData(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
