import type { Scoring } from '@gerbang/contract/scores/results.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { Notice } from '../../../ui/notice.tsx'
import { texts } from './texts.ts'

const words = texts.result

/** What a student has to know before the numbers: that they will change, or that they have been corrected. */
export function ScoringNotices({ slug, scoring }: { slug: string; scoring: Scoring }) {
  const { provisional, rolling, changes } = scoring
  if (!provisional && !rolling && changes.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-3 lg:col-span-2">
      {provisional && !rolling && <Provisional slug={slug} />}
      {rolling && (
        <Notice {...(provisional && { tone: 'doubt' as const })} title={words.rolling}>
          {provisional ? words.rollingProvisional : words.rollingText}
        </Notice>
      )}
      {changes.length > 0 && <Changes changes={changes} />}
    </div>
  )
}

function Provisional({ slug }: { slug: string }) {
  const { formatTime } = useTimeFormat()
  const { data } = useQuery(query(tryouts.get, { params: { slug } }))
  const closesAt = data?.data.phase === 'closed' ? null : (data?.data.closes_at ?? null)
  return (
    <Notice tone="doubt" title={words.provisionalScore}>
      {words.provisionalText(closesAt === null ? undefined : formatTime(closesAt))}
    </Notice>
  )
}

function Changes({ changes }: Pick<Scoring, 'changes'>) {
  const { formatTime } = useTimeFormat()
  return (
    <Notice title={words.changes(changes.length)}>
      <ul className="text-sm">
        {changes.map(({ at, action, subject }) => (
          <li key={`${at} ${subject.id}`}>
            {subject.name}: {words.changed[action]}, {formatTime(at)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
