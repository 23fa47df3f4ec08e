import { type PackCard, type PackPreview, packs } from '@gerbang/contract/bank/packs.ts'
import { useQuery } from '@tanstack/react-query'
import ChevronRight from 'icon:chevron-right'
import { query } from '../../../api/query.ts'
import { formatCount } from '../../../format/format-number.ts'
import { QuestionHtml } from '../../../question/question-html.tsx'
import { SideSheet } from '../../../ui/overlay/side-sheet.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { texts } from './texts.ts'

const words = texts.sheet
const SHOWN = 12

type Group = PackPreview['groups'][number]
const isQuiet = ({ states }: Group) => states.every(({ state }) => state !== 'new' && state !== 'changed')

/** What loading would do, without doing it. */
export function PackPreviewSheet({ pack, onClose }: { pack: PackCard; onClose: () => void }) {
  const found = useQuery({ ...query(packs.preview, { params: { packId: pack.id } }), staleTime: 0 })
  return (
    <SideSheet title={`${pack.name} ${pack.version}`} onClose={onClose}>
      <Loaded from={found} skeleton={<Skeleton rows={4} />}>
        {({ data: { groups, dropped, samples } }) => (
          <div className="grid grid-cols-1 gap-6">
            <section>
              <h3 className="text-lg">{words.contents}</h3>
              <p className="mt-0.5 text-md text-muted">
                {groups.every(isQuiet) ? words.nothing : words.some}
              </p>
              <ul className="mt-3 divide-y divide-line">
                {groups.map(group => (
                  <GroupRow key={group.kind} group={group} />
                ))}
              </ul>
              {dropped > 0 && <p className="mt-3 text-md">{words.dropped(dropped)}</p>}
            </section>
            {samples.length > 0 && <Samples samples={samples} />}
          </div>
        )}
      </Loaded>
    </SideSheet>
  )
}

function GroupRow({ group: { kind, states, items } }: { group: Group }) {
  const count = states.reduce((sum, one) => sum + one.count, 0)
  const shown = items.slice(0, SHOWN)
  return (
    <li className="py-1">
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 text-md">
          <span className="flex items-center gap-2 font-semibold">
            <ChevronRight aria-hidden size={18} strokeWidth={2} className="text-muted group-open:rotate-90" />
            {texts.counted(kind, count)}
          </span>
          <span className="text-sm text-muted">
            {states.map(({ state, count }) => `${formatCount(count)} ${texts.states[state]}`).join(', ')}
          </span>
        </summary>
        <ul className="mt-1 grid gap-1 text-md">
          {shown.map(({ ref, name, state }) => (
            <li key={ref} className="flex flex-wrap justify-between gap-x-4">
              <span className="wrap-anywhere">{name}</span>
              <span className="text-sm text-muted">{texts.states[state]}</span>
            </li>
          ))}
          {count > shown.length && <li className="text-muted">{texts.more(count - shown.length)}</li>}
        </ul>
      </details>
    </li>
  )
}

function Samples({ samples }: Pick<PackPreview, 'samples'>) {
  return (
    <section>
      <h3 className="text-lg">{words.samples}</h3>
      <ul className="mt-3 grid grid-cols-1 gap-4">
        {samples.map(({ bank, sub_test, prompt_html }) => (
          <li key={`${bank} ${sub_test}`} className="rounded-control border border-line p-4">
            <p className="mb-2 text-sm text-muted">
              {bank} · {sub_test}
            </p>
            <QuestionHtml html={prompt_html} />
          </li>
        ))}
      </ul>
    </section>
  )
}
