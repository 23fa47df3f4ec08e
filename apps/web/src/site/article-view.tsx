import type { Article } from '@gerbang/contract/site/news.ts'
import type { ArticlePage } from '@gerbang/contract/site/site.ts'
import ArrowLeft from 'icon:arrow-left'
import { newsPath } from './addresses.ts'
import { formatDate } from './format-date.ts'
import { NewsCards } from './news-cards.tsx'
import { texts } from './texts.ts'
import { CoverPicture } from './cover-picture.tsx'

const words = texts.news

export function ArticleView({ page: { article, more } }: { page: ArticlePage }) {
  return (
    <>
      <article className="mx-auto max-w-[44rem] px-4 pt-6 pb-16 sm:px-6 md:pt-10">
        <a
          href={newsPath}
          className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-chip px-1 text-md font-medium text-muted hover:text-ink"
        >
          <ArrowLeft aria-hidden size={18} strokeWidth={1.75} />
          {words.back}
        </a>
        <h1 className="mt-4 text-[clamp(1.875rem,1.4rem+2vw,2.75rem)] leading-[1.15] font-extrabold tracking-[-0.03em]">
          {article.title}
        </h1>
        <p className="mt-4 text-lg leading-relaxed text-muted">{article.excerpt}</p>
        <Dates article={article} />
        <CoverPicture url={article.cover_url} isFirst className="mt-8" />
        <div className="prose mt-8" dangerouslySetInnerHTML={{ __html: article.body_html }} />
      </article>
      {more.length > 0 && (
        <section aria-labelledby="lain" className="border-t border-line">
          <div className="mx-auto max-w-[72rem] px-4 py-12 sm:px-6 md:py-16">
            <h2 id="lain" className="text-2xl">
              {words.more}
            </h2>
            <NewsCards cards={more} level={3} className="mt-6 gap-y-10" />
          </div>
        </section>
      )}
    </>
  )
}

/** Said only when it was changed on a later day. */
function Dates({ article: { published_at, updated_at } }: { article: Article }) {
  const published = formatDate(published_at)
  const updated = formatDate(updated_at)
  return (
    <p className="mt-4 text-sm text-muted">
      <time dateTime={published_at}>{published}</time>
      {updated_at > published_at && updated !== published && (
        <>
          {' · '}
          <time dateTime={updated_at}>{words.updated(updated)}</time>
        </>
      )}
    </p>
  )
}
