import { type Guidance, guidances, type HandbookPage as Page } from '@gerbang/contract/site/guidances.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import ArrowLeft from 'icon:arrow-left'
import ArrowRight from 'icon:arrow-right'
import FileDown from 'icon:file-down'
import Play from 'icon:play'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { QuestionHtml } from '../../../question/question-html.tsx'
import '../../../question/reading.css'
import { useMediaQuery } from '../../../device/use-media-query.ts'
import { countMinutes } from '../../../format/count-minutes.ts'
import { useZoom } from '../../../question/use-zoom.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { texts } from './texts.ts'

const words = texts.page
const rows =
  'grid grid-cols-1 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card'
const toGuide = ({ slug }: Page) => `?baca=${slug}`

/** A guide of the school, or a page of the product's handbook. */
type Guide = Page & Partial<Guidance>

/** What a school tells its students. */
export function GuidePage() {
  return <Tour intro={words.intro} from={useQuery(query(guidances.list, { query: { per_page: 100 } }))} />
}

/** What the product tells staff, by role. */
export function HandbookPage() {
  return <Tour intro={words.staffIntro} from={useQuery(query(guidances.handbook, {}))} />
}

/**
 * All guides as one tour: a list to choose from, one of them to read, and the way to the next. A phone shows the list first, and
 * then what was chosen: pictures come with a guide that somebody reads.
 */
function Tour({ intro, from }: { intro: string; from: UseQueryResult<{ data: Guide[] }> }) {
  const [search] = useSearchParams()
  const isWide = useMediaQuery('(min-width: 1024px)')
  const hasChosen = search.has('baca')
  return (
    <>
      <PageHeading title={words.title}>{intro}</PageHeading>
      <Loaded from={from} skeleton={<Skeleton rows={5} className="h-14" />}>
        {({ data }) => {
          const place = Math.max(
            0,
            data.findIndex(({ slug }) => slug === search.get('baca')),
          )
          const guide = data[place]
          if (!guide) return <EmptyState sketch="papers" words={words.empty} />
          if (!isWide && !hasChosen && data.length > 1) return <Contents guides={data} />
          return (
            <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-6">
              {isWide && <Contents guides={data} current={guide} />}
              {!isWide && data.length > 1 && (
                <div className="-ml-4">
                  <ButtonLink to="?" variant="quiet" icon={ArrowLeft}>
                    {words.all}
                  </ButtonLink>
                </div>
              )}
              <Reading key={guide.slug} guides={data} place={place} guide={guide} hasChosen={hasChosen} />
            </div>
          )
        }}
      </Loaded>
    </>
  )
}

function Contents({ guides, current }: { guides: Guide[]; current?: Guide }) {
  return (
    <nav aria-label={words.contents}>
      <ol className={current ? 'grid grid-cols-1 gap-1' : rows}>
        {guides.map((guide, index) => (
          <li key={guide.slug}>
            <Link
              to={toGuide(guide)}
              preventScrollReset={current !== undefined}
              aria-current={guide === current ? 'page' : undefined}
              className={joinClasses(
                'flex min-h-12 items-center gap-3 transition-colors duration-150',
                current ? 'rounded-control px-3 py-2' : 'px-4 py-3',
                guide === current ? 'bg-brand-soft font-semibold text-brand' : 'hover:bg-sunken',
              )}
            >
              <span className="w-5 text-sm text-muted">{index + 1}</span>
              <span className="min-w-0 flex-1 wrap-anywhere">{guide.title}</span>
              {!current && (
                <span className="shrink-0 text-sm text-muted">
                  {words.minutesShort(countMinutes(guide.body_html))}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Reading({ guides, place, guide, hasChosen }: ReadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const zoomed = useZoom()
  useEffect(() => {
    if (hasChosen) heading.current?.focus()
  }, [hasChosen])
  const { title, body_html, video_url = null, file_url = null, file_name = null } = guide
  return (
    <Card className="max-w-[68ch]">
      <p className="text-sm text-muted">
        {words.step(place + 1, guides.length)} · {words.minutes(countMinutes(body_html))}
      </p>
      <h2 ref={heading} tabIndex={-1} className="mt-1 text-2xl outline-none">
        {title}
      </h2>
      {(video_url !== null || file_url !== null) && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {video_url !== null && (
            <a href={video_url} target="_blank" rel="noreferrer" className={buttonClasses('secondary')}>
              <Play aria-hidden size={18} strokeWidth={1.75} />
              {words.video}
            </a>
          )}
          {file_url !== null && (
            <a href={file_url} download={file_name ?? ''} className={buttonClasses('secondary')}>
              <FileDown aria-hidden size={18} strokeWidth={1.75} />
              {words.file(file_name ?? 'PDF')}
            </a>
          )}
          {video_url !== null && <p className="text-sm text-muted">{words.videoNote}</p>}
        </div>
      )}
      <QuestionHtml article html={body_html} className="prose mt-5" />
      <Steps before={guides[place - 1]} next={guides[place + 1]} />
      {zoomed}
    </Card>
  )
}

function Steps({ before, next }: { before: Guide | undefined; next: Guide | undefined }) {
  return (
    <div className="mt-8 flex flex-wrap justify-between gap-3 border-t border-line pt-5">
      {before ? (
        <ButtonLink to={toGuide(before)} variant="quiet" icon={ArrowLeft}>
          {words.before}
        </ButtonLink>
      ) : (
        <span />
      )}
      {next && (
        <Link to={toGuide(next)} className={buttonClasses()}>
          {words.next}: {next.title}
          <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
        </Link>
      )}
    </div>
  )
}

interface ReadingProps {
  guides: Guide[]
  place: number
  guide: Guide
  /** Who has chosen a guide is taken to it; who opens the page begins at its top. */
  hasChosen: boolean
}
