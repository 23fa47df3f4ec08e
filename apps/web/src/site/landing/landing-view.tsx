import type { LandingPage, SiteFrame } from '@gerbang/contract/site/site.ts'
import { Benefits } from './benefits.tsx'
import { About, Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { LandingBanner } from './landing-banner.tsx'
import { LatestNews } from './latest-news.tsx'
import { Questions } from './questions.tsx'
import { Schedule } from './schedule.tsx'
import { Testimonials } from './testimonials.tsx'

export function LandingView({ page, frame: { settings, now } }: { page: LandingPage; frame: SiteFrame }) {
  return (
    <>
      <Hero tryout={page.tryouts[0]} facts={page.facts} />
      {page.banner && <LandingBanner banner={page.banner} />}
      <Benefits />
      <Schedule tryouts={page.tryouts} now={now} />
      {page.news.length > 0 && <LatestNews news={page.news} />}
      {page.testimonials.length > 0 && (
        <Testimonials testimonials={page.testimonials} isDemo={page.is_demo} />
      )}
      {page.faqs.length > 0 && <Questions faqs={page.faqs} email={settings.contact_email} />}
      <About product={settings.product_name} />
      <Closing />
    </>
  )
}
