import { type RunItem, type ScoreRun } from '@gerbang/contract/scores/score-runs.ts'
import { scores } from '@gerbang/contract/scores/scores.ts'
import { useQuery } from '@tanstack/react-query'
import KeyRound from 'icon:key-round'
import { query } from '../../../api/query.ts'
import { findLetter } from '../../../question/paper-items.ts'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { describeSuspicion, nameItem } from './item-words.ts'
import type { Regrade } from './regrade-dialog.tsx'
import { texts } from './texts.ts'

const words = texts.items

/** The questions that may do students wrong, before everything else, with the two ways out beside each. */
export function Suspects({ run, onRegrade, onSee }: SuspectsProps) {
  const suspects = useQuery(
    query(scores.listItems, {
      params: { runId: run.id },
      query: { flag: 'possible_wrong_key', per_page: 100 },
    }),
  )
  return (
    <Loaded from={suspects} skeleton={null}>
      {({ data }) => {
        const items = data.filter(({ voided }) => !voided)
        return items.length > 0 && <SuspectList items={items} onRegrade={onRegrade} onSee={onSee} />
      }}
    </Loaded>
  )
}

function SuspectList({ items, onRegrade, onSee }: Omit<SuspectsProps, 'run'> & { items: RunItem[] }) {
  return (
    <section className="mb-6 rounded-card border border-bad bg-surface p-4 md:p-5">
      <h2 className="flex items-center gap-2 text-lg">
        <KeyRound aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-bad" />
        {words.suspects}
      </h2>
      <p className="mt-0.5 max-w-[68ch] text-sm text-muted">{words.suspectsNote}</p>
      <ul className="mt-3 divide-y divide-line">
        {items.map(item => (
          <li
            key={item.question_id}
            className="grid grid-cols-1 gap-3 py-3 last:pb-0 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-6"
          >
            <div className="min-w-0">
              <h3 className="text-md tracking-normal">{nameItem(item)}</h3>
              <p className="line-clamp-2 text-sm text-muted">{item.stem}</p>
              <p className="mt-1 text-sm">{describeSuspicion(item)}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button size="table" onClick={() => onSee(item)}>
                {words.see}
              </Button>
              {/* What may be chance is read first: the question itself offers the same. */}
              {item.suspected_evidence !== 'weak' && (
                <>
                  <Button variant="secondary" size="table" onClick={() => onRegrade({ item, kind: 'key' })}>
                    {item.suspected_option_id === null
                      ? words.change
                      : words.changeTo(findLetter(item.content, item.suspected_option_id))}
                  </Button>
                  {!item.is_trial && (
                    <Button variant="quiet" size="table" onClick={() => onRegrade({ item, kind: 'void' })}>
                      {words.void}
                    </Button>
                  )}
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SuspectsProps {
  run: ScoreRun
  onRegrade: (regrade: Regrade) => void
  onSee: (item: RunItem) => void
}
