import type { Banner } from './banners.ts'
import type { Faq } from './faqs.ts'
import type { Article, NewsCard } from './news.ts'
import type { Settings } from '../platform/settings.ts'
import type { Testimonial } from './testimonials.ts'
import type { TryoutCard } from '../exam/tryouts.ts'

/** What a visitor without an account may know of a try-out. */
export type PublicTryout = Pick<
  TryoutCard,
  | 'slug'
  | 'title'
  | 'description'
  | 'opens_at'
  | 'closes_at'
  | 'phase'
  | 'access'
  | 'sub_test_count'
  | 'question_count'
  | 'duration_seconds'
> & { program: string }

/** Counted, never made up; a page leaves out what is zero. */
export interface SiteFacts {
  tryouts: number
  questions: number
  /** Attempts that stand in a ranking. */
  ranked_attempts: number
}

export interface LandingPage {
  kind: 'landing'
  /** Open ones first, then those to come. */
  tryouts: PublicTryout[]
  facts: SiteFacts
  banner: Banner | null
  news: NewsCard[]
  testimonials: Testimonial[]
  faqs: Faq[]
  /** The persons and their stories are made up. */
  is_demo: boolean
}

export interface NewsListPage {
  kind: 'news_list'
  articles: NewsCard[]
  page: number
  pages: number
}

export interface ArticlePage {
  kind: 'article'
  article: Article
  /** Others, newest first. */
  more: NewsCard[]
}

export type SitePage = LandingPage | NewsListPage | ArticlePage | { kind: 'missing' }

export interface SiteFrame {
  /** What addresses in the head begin with, without a slash at the end. */
  public_url: string
  settings: Settings
  now: Date
}

/** The built pages hand this to the server: a whole HTML document, the same for the same input. */
export type RenderSite = (page: SitePage, frame: SiteFrame) => string
