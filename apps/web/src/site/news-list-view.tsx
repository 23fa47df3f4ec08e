import type { NewsListPage } from '@gerbang/contract/site/site.ts'
import ArrowLeft from 'icon:arrow-left'
import ArrowRight from 'icon:arrow-right'
import { buttonClasses } from '../ui/button.tsx'
import { newsPagePath } from './addresses.ts'
import { NewsCards } from './news-cards.tsx'
import { texts } from './texts.ts'

const words = texts.news

export function NewsListView({ page: { articles, page, pages } }: { page: NewsListPage }) {
  return (
    <div className="mx-auto max-w-[72rem] px-4 py-12 sm:px-6 md:py-16">
      <h1 className="text-4xl font-extrabold tracking-[-0.03em]">{words.title}</h1>
      {articles.length === 0 && <p className="mt-6 text-muted">{words.none}</p>}
      <NewsCards cards={articles} level={2} className="mt-8 gap-y-12" />
      {pages > 1 && <Pages page={page} pages={pages} />}
    </div>
  )
}

function Pages({ page, pages }: { page: number; pages: number }) {
  return (
    <nav
      aria-label={words.pages}
      className="mt-14 flex flex-wrap items-center gap-3 border-t border-line pt-6 text-md"
    >
      <p className="mr-auto text-muted">{words.page(page, pages)}</p>
      {page > 1 && (
        <a href={newsPagePath(page - 1)} rel="prev" className={buttonClasses('secondary')}>
          <ArrowLeft aria-hidden size={18} strokeWidth={1.75} />
          {words.newer}
        </a>
      )}
      {page < pages && (
        <a href={newsPagePath(page + 1)} rel="next" className={buttonClasses('secondary')}>
          {words.older}
          <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
        </a>
      )}
    </nav>
  )
}
