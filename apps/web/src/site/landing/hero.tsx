import type { PublicTryout, SiteFacts } from '@gerbang/contract/site/site.ts'
import ArrowRight from 'icon:arrow-right'
import { formatCount } from '../../format/format-number.ts'
import { paths } from '../../paths.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { sections } from '../addresses.ts'
import { texts } from '../texts.ts'
import { SampleCard } from './sample-card.tsx'

const words = texts.hero
const column = 'mx-auto max-w-[72rem] px-4 sm:px-6'

export function Hero({ tryout, facts }: { tryout: PublicTryout | undefined; facts: SiteFacts }) {
  return (
    <>
      <div className="overflow-x-clip">
        <div
          className={`${column} grid grid-cols-1 items-start gap-x-16 gap-y-12 pt-10 pb-14 md:pt-16 lg:grid-cols-[minmax(0,1fr)_30rem] lg:py-20`}
        >
          <div className="lg:pt-20">
            {tryout && <Announcement tryout={tryout} />}
            <h1 className="mt-5 max-w-[12ch] text-display font-extrabold tracking-[-0.035em]">
              {words.title}
            </h1>
            <p className="mt-6 max-w-[38rem] text-lg leading-relaxed text-muted">{words.lead}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <a href={paths.register} className={buttonClasses('primary', 'large')}>
                {words.start}
                <ArrowRight aria-hidden size={20} strokeWidth={1.75} />
              </a>
              <a href={sections.benefits} className={buttonClasses('secondary', 'large')}>
                {words.how}
              </a>
            </div>
          </div>
          <div className="relative min-w-0">
            <Gate />
            <SampleCard />
          </div>
        </div>
      </div>
      <Facts facts={facts} />
    </>
  )
}

/** The question stands in a gate. */
function Gate() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 592 860"
      fill="none"
      strokeWidth="2"
      className="absolute -inset-x-14 -top-14 -bottom-20 hidden h-[calc(100%+8.5rem)] w-[calc(100%+7rem)] stroke-line lg:block"
      preserveAspectRatio="none"
    >
      <path d="M1 860V297a295 295 0 0 1 590 0v563" vectorEffect="non-scaling-stroke" />
      <path d="M29 860V297a267 267 0 0 1 534 0v563" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

function Announcement({ tryout }: { tryout: PublicTryout }) {
  return (
    <a
      href={sections.schedule}
      className="inline-flex min-h-9 items-center gap-2.5 rounded-full border border-line bg-surface px-4 py-1.5 text-sm font-medium transition-colors duration-150 hover:border-line-strong"
    >
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-doubt" />
      <span>
        <span className="text-muted">{tryout.phase === 'open' ? words.open : words.upcoming}</span>{' '}
        {tryout.title}
      </span>
    </a>
  )
}

function Facts({ facts }: { facts: SiteFacts }) {
  const shown = (['tryouts', 'questions', 'ranked_attempts'] as const).filter(name => facts[name] > 0)
  if (shown.length === 0) return null
  return (
    <div className="border-t border-line">
      <dl className={`${column} flex flex-wrap gap-x-16 gap-y-4 py-8 md:py-10`}>
        {shown.map(name => (
          <div key={name} className="flex flex-row-reverse items-baseline gap-2.5">
            <dt className="text-md text-muted">{texts.facts[name]}</dt>
            <dd className="text-3xl font-extrabold tracking-[-0.03em]">{formatCount(facts[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
