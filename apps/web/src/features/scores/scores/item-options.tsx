import type { RunItem } from '@gerbang/contract/scores/score-runs.ts'
import KeyRound from 'icon:key-round'
import SearchCheck from 'icon:search-check'
import { describeKey } from '../../../question/office-kinds.ts'
import { findLetter, orderParts } from '../../../question/paper-items.ts'
import { QuestionHtml } from '../../../question/question-html.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { formatShare, formatStatistic } from './item-words.ts'
import { texts } from './texts.ts'

const words = texts.sheet

/** Who chose which option: a share as a bar, and how well those did who chose it. Other kinds show their key. */
export function ItemOptions({ item }: { item: RunItem }) {
  if (item.options === null) return <Key item={item} />
  const parts = new Map(orderParts(item.content, []).map(({ id, html }) => [id, html]))
  return (
    <section className="mt-6">
      <h3 className="text-base">{words.options}</h3>
      <p className="mb-3 text-sm text-muted">{words.totalHint}</p>
      <ul className="grid grid-cols-1 gap-2">
        {item.options.map(({ option_id, is_key, share, mean_rest }) => {
          const isSuspected = option_id !== null && option_id === item.suspected_option_id
          return (
            <li key={option_id} className="rounded-control border border-line p-3 text-sm">
              <div className="flex flex-wrap items-start gap-3">
                {option_id === null ? (
                  <span className="flex-1 text-muted">{words.blank}</span>
                ) : (
                  <>
                    <b>{findLetter(item.content, option_id)}</b>
                    <span className="min-w-0 flex-1 basis-40">
                      <QuestionHtml inline html={parts.get(option_id) ?? ''} className="text-sm" />
                    </span>
                  </>
                )}
                {is_key && (
                  <Chip tone="ok" icon={KeyRound}>
                    {words.key}
                  </Chip>
                )}
                {isSuspected && (
                  <Chip tone="bad" icon={SearchCheck}>
                    {words.suspected}
                  </Chip>
                )}
              </div>
              <div className="mt-2 flex items-center gap-3">
                <div aria-hidden className="h-2 flex-1 overflow-hidden rounded-full bg-sunken">
                  <div
                    className={`h-full rounded-full ${is_key ? 'bg-brand' : 'bg-bar'}`}
                    style={{ width: `${100 * (share ?? 0)}%` }}
                  />
                </div>
                <p className="text-muted">
                  <span className="sr-only">{words.share} </span>
                  <b className="text-ink">{formatShare(share)}</b> · {words.total}{' '}
                  <b className="text-ink">{formatStatistic(mean_rest)}</b>
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Key({ item }: { item: RunItem }) {
  return (
    <section className="mt-6">
      <h3 className="mb-2 text-base">{words.currentKey}</h3>
      <ul className="grid grid-cols-1 gap-1.5 text-sm">
        {describeKey(item.content, item.key).map(({ id, html, text }) => (
          <li key={id} className="flex items-start gap-3 rounded-control bg-sunken p-3">
            {html !== undefined && (
              <span className="min-w-0 flex-1 basis-40">
                <QuestionHtml inline html={html} className="text-sm" />
              </span>
            )}
            {id === item.suspected_statement_id && (
              <Chip tone="bad" icon={SearchCheck}>
                {words.suspectedRow}
              </Chip>
            )}
            <b>{text}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
