import type { LandingPage } from '@gerbang/contract/site/site.ts'
import { newsPath } from '../addresses.ts'
import { NewsCard } from '../news-card.tsx'
import { Section } from '../section.tsx'
import { texts } from '../texts.ts'

export function LatestNews({ news }: Pick<LandingPage, 'news'>) {
  const all = (
    <a
      href={newsPath}
      className="inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline"
    >
      {texts.news.all}
    </a>
  )
  return (
    <Section id="berita" title={texts.news.title} tone="surface" aside={all}>
      <ul className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {news.map(card => (
          <li key={card.id}>
            <NewsCard card={card} level={3} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
