import { practices } from '@gerbang/contract/learning/practices.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { Card } from '../../../ui/card.tsx'
import { texts } from './later-texts.ts'

const words = texts.effects

/** What came after a plan; nothing where none was worked off. It never says that one made the other. */
export function PracticeEffects({ slug }: { slug: string }) {
  const effects = useQuery(query(practices.effects, { params: { slug } }))
  const { formatTime } = useTimeFormat()
  const known = effects.data?.data ?? []
  if (known.length === 0) return null
  return (
    <Card title={words.title} note={words.note} className="lg:col-span-2">
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {known.map(({ topic, subject, practised_at, questions, before, after }) => (
          <li key={topic.id} className="rounded-control bg-sunken p-3.5">
            <p className="text-md font-semibold">{topic.name}</p>
            <p className="text-sm text-muted">
              {subject.name} · {words.practised(questions, formatTime(practised_at))}
            </p>
            <p className="mt-1 text-md">{words.change(before, after)}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
