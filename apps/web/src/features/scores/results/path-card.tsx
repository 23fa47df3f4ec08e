import type { ReleasedResult } from '@gerbang/contract/scores/results.ts'
import { formatCount } from '../../../format/format-number.ts'
import { Card } from '../../../ui/card.tsx'
import { texts } from './later-texts.ts'
import { texts as common } from './texts.ts'

const words = texts.path

/** So many errors away, a nearer mark helps more; so many make a rise certain. */
const [farErrors, certainErrors] = [4, 3]

/** The target as a way: what it takes in questions, with what nobody can know; and what lies as near already. */
export function PathCard({ path, nearby }: Pick<ReleasedResult, 'path' | 'nearby'>) {
  if (path === null && nearby.length === 0) return null
  return (
    <Card title={path === null ? common.parts.nearby : common.parts.path}>
      {path && <Way path={path} />}
      {nearby.length > 0 && (
        <div className={path ? 'mt-5 border-t border-line pt-4' : undefined}>
          {path && <h3 className="text-md font-semibold tracking-normal">{common.parts.nearby}</h3>}
          <p className="text-sm text-muted">{words.nearbyNote}</p>
          <ul className="mt-2 grid grid-cols-1 gap-1.5 text-md">
            {nearby.map(({ id, name, level, university, figures }) => (
              <li key={id}>
                {name} ({level}), {university.short_name}{' '}
                <span className="text-sm text-muted">
                  {figures && texts.reference(formatCount(figures.passing_score ?? 0), figures.year)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}

function Way({ path }: { path: NonNullable<ReleasedResult['path']> }) {
  const [easiest] = path.steps
  return (
    <>
      <p className="text-lg font-bold">
        {words.far(formatCount(path.points), formatCount(path.se), path.major.name)}
      </p>
      {path.points > farErrors * path.se && (
        <p className="mt-1 text-md">{words.nearer(formatCount(certainErrors * path.se))}</p>
      )}
      {easiest === undefined ? (
        <p className="mt-1 text-md">{words.several}</p>
      ) : (
        <>
          <p className="mt-1 text-md">{words.or}</p>
          <ul className="mt-2 grid grid-cols-1 gap-2">
            {path.steps.map(({ subject, questions, low, high }) => (
              <li key={subject.id} className="rounded-control bg-sunken px-3.5 py-2.5">
                <span className="text-md font-semibold">{words.step(questions, subject.name)}</span>
                <span className="block text-sm text-muted">{words.range(low, high)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-3 text-sm text-muted">{words.basis}</p>
    </>
  )
}
