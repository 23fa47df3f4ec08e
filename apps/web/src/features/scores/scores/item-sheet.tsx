import type { RunItem } from '@gerbang/contract/scores/score-runs.ts'
import ArrowRight from 'icon:arrow-right'
import Ban from 'icon:ban'
import KeyRound from 'icon:key-round'
import RotateCcw from 'icon:rotate-ccw'
import { formatCount } from '../../../format/format-number.ts'
import { QuestionHtml } from '../../../question/question-html.tsx'
import '../../../question/reading.css'
import { useZoom } from '../../../question/use-zoom.tsx'
import { Button } from '../../../ui/button.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { ItemCurve } from '../../../ui/chart/item-curve.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SideSheet } from '../../../ui/overlay/side-sheet.tsx'
import { ItemOptions } from './item-options.tsx'
import { describeDifference, formatShare, formatStatistic, nameItem } from './item-words.ts'
import type { Regrade } from './regrade-dialog.tsx'
import { texts } from './texts.ts'

const words = texts.sheet
const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const

/** One question as a run found it: what is odd about it, who chose what, and what can be done. */
export function ItemSheet({ item, onClose, onRegrade }: ItemSheetProps) {
  const zoomed = useZoom()
  return (
    <SideSheet
      title={nameItem(item)}
      onClose={onClose}
      actions={
        item.voided ? (
          <Button size="table" icon={<RotateCcw {...icon} />} onClick={() => onRegrade('restore')}>
            {texts.items.restore}
          </Button>
        ) : (
          <>
            <Button size="table" icon={<KeyRound {...icon} />} onClick={() => onRegrade('key')}>
              {texts.items.change}
            </Button>
            {!item.is_trial && (
              <Button
                variant="secondary"
                size="table"
                icon={<Ban {...icon} />}
                onClick={() => onRegrade('void')}
              >
                {texts.items.void}
              </Button>
            )}
          </>
        )
      }
    >
      <Findings item={item} />
      {item.stimulus && <Passage title={item.stimulus.title} html={item.stimulus.html} />}
      <div className="mt-6">
        <QuestionHtml html={item.content.prompt_html} />
      </div>
      <ItemOptions item={item} />
      {item.parameters && (
        <section className="mt-8">
          <h3 className="mb-3 text-base">{words.curve}</h3>
          <ItemCurve item={item.parameters} label={words.curve} words={{ abilities: words.abilities }} />
        </section>
      )}
      {item.tried > 0 && <Statistics item={item} />}
      {item.differences.length > 0 && <Differences item={item} />}
      {zoomed}
    </SideSheet>
  )
}

/** Whoever judges a key reads what students read. */
function Passage({ title, html }: { title: string; html: string }) {
  return (
    <section className="mt-6 rounded-control border border-line bg-sunken p-4">
      <h3 className="mb-2 text-base">{title || words.passage}</h3>
      <QuestionHtml html={html} />
    </section>
  )
}

function Findings({ item: { flags, topic, voided, is_trial } }: { item: RunItem }) {
  const nothing = voided ? <Notice>{words.voided}</Notice> : <Notice tone="ok">{words.noFlags}</Notice>
  return (
    <>
      <p className="mb-3 text-sm text-muted">
        {words.topic}: {topic}
      </p>
      {is_trial && (
        <div className="mb-2">
          <Notice>{words.trial}</Notice>
        </div>
      )}
      {flags.length === 0 ? (
        nothing
      ) : (
        <ul aria-label={words.flags} className="grid grid-cols-1 gap-2">
          {flags.map(flag => (
            <li key={flag}>
              <Notice tone={flag === 'possible_wrong_key' ? 'bad' : 'doubt'} title={texts.flags[flag].name}>
                <p>{texts.flags[flag].meaning}</p>
                <p className="mt-1 flex gap-2">
                  <ArrowRight aria-hidden size={16} strokeWidth={2} className="mt-1 shrink-0" />
                  {texts.flags[flag].advice}
                </p>
              </Notice>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Statistics({ item }: { item: RunItem }) {
  const { parameters } = item
  const rows: [string, string][] = [
    [words.tried, formatCount(item.tried)],
    [words.p, formatShare(item.p)],
    [words.corrected, formatStatistic(item.corrected)],
    [words.pointBiserial, formatStatistic(item.point_biserial)],
    [words.upperLower, formatStatistic(item.upper_lower)],
    [words.alphaIfDeleted, formatStatistic(item.alpha_if_deleted)],
    ...(parameters
      ? ([
          [words.a, withError(parameters.a, parameters.se_a)],
          [words.b, formatStatistic(parameters.b)],
          [words.c, formatStatistic(parameters.c)],
        ] as [string, string][])
      : []),
    [words.infit, formatStatistic(item.infit)],
    [words.outfit, formatStatistic(item.outfit)],
    ...(item.s_x2 ? ([[words.sX2, describeFit(item.s_x2)]] as [string, string][]) : []),
  ]
  return (
    <section className="mt-8">
      <h3 className="mb-2 text-base">{words.statistics}</h3>
      <FactList of={rows} look="lines" className="text-sm font-semibold" />
    </section>
  )
}

/** Whether those of equal ability do equally well in each group: for teachers to read the question again, not to judge by. */
function Differences({ item: { p, differences } }: { item: RunItem }) {
  return (
    <section className="mt-8">
      <h3 className="text-base">{words.differences}</h3>
      <p className="mb-2 text-sm text-muted">{words.differencesHint}</p>
      <dl className="divide-y divide-line text-sm">
        {differences.map(({ by, delta, se, class: size, reference, focal }) => {
          const [first, second] = words.groups[by]
          return (
            <div key={by} className="py-3">
              <dt className="font-semibold">
                {first} ({formatCount(reference)}), {second} ({formatCount(focal)})
              </dt>
              <dd>{describeDifference(p, { by, delta, class: size })}</dd>
              <dd className="text-muted">
                {words.difference(formatStatistic(delta), formatStatistic(se), size)}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

function withError(value: number, se: number | null) {
  return se === null ? formatStatistic(value) : `${formatStatistic(value)} ± ${formatStatistic(se)}`
}

function describeFit({ value, df, p }: NonNullable<RunItem['s_x2']>) {
  return words.sX2Value(formatStatistic(value), df, p === null ? undefined : formatStatistic(p))
}

interface ItemSheetProps {
  item: RunItem
  onClose: () => void
  onRegrade: (kind: Regrade['kind']) => void
}
