import type { NewsCard as Card } from '@gerbang/contract/site/news.ts'
import { articlePath } from './addresses.ts'
import { formatDate } from './format-date.ts'
import { CoverPicture } from './cover-picture.tsx'

/** The whole card is one link with the headline as its name. `level` fits it into the headings around it. */
export function NewsCard({ card, level }: { card: Card; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <article className="group relative flex flex-col">
      <CoverPicture url={card.cover_url} className="mb-4" />
      <time dateTime={card.published_at} className="text-sm text-muted">
        {formatDate(card.published_at)}
      </time>
      <Heading className="mt-1.5 text-xl">
        <a
          href={articlePath(card.slug)}
          className="underline-offset-4 group-hover:underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-chip focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-brand"
        >
          {card.title}
        </a>
      </Heading>
      <p className="mt-2 line-clamp-3 text-md text-muted">{card.excerpt}</p>
    </article>
  )
}
