import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { TabLinks } from '../ui/page/tab-links.tsx'
import { texts } from './texts.ts'

const tabs = {
  news: paths.content,
  banners: paths.contentBanners,
  testimonials: paths.contentTestimonials,
  faqs: paths.contentFaqs,
  guides: paths.contentGuides,
  lessons: paths.contentLessons,
} as const
export type ContentTab = keyof typeof tabs

/** What the tabs of "Konten" have above them. */
export function ContentHeading({ current, intro, children }: ContentHeadingProps) {
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 md:mb-0">
        <PageHeading title={texts.title}>{intro}</PageHeading>
        {children}
      </div>
      <div className="mb-5">
        <TabLinks
          label={texts.tabs}
          tabs={(Object.keys(tabs) as ContentTab[]).map(tab => ({
            title: texts[tab],
            to: tabs[tab],
            isCurrent: tab === current,
          }))}
        />
      </div>
    </>
  )
}

interface ContentHeadingProps {
  current: ContentTab
  intro: string
  /** What can be added. */
  children?: ReactNode
}
