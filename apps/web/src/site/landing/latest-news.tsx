import type { LandingPage } from '@gerbang/contract/site/site.ts'
import { newsPath } from '../addresses.ts'
import { NewsCards } from '../news-cards.tsx'
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
      <NewsCards cards={news} level={3} className="mt-8 gap-y-10" />
    </Section>
  )
}
