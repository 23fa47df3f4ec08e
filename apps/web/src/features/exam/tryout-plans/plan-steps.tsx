import Check from 'icon:check'
import { Link } from 'react-router'
import { joinClasses } from '../../../ui/join-classes.ts'
import { identityPath, testPath } from './plan-address.ts'
import { texts } from './texts.ts'

const words = texts.steps

/** The way through the wizard; both steps stay open while the draft is one. */
export function PlanSteps({ id, current }: { id: string | undefined; current: 'identity' | 'test' }) {
  const steps = [
    { name: 'identity' as const, to: id && identityPath(id) },
    { name: 'test' as const, to: id && testPath(id) },
  ]
  return (
    <ol aria-label={words.label} className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-md">
      {steps.map(({ name, to }, index) => {
        const isDone = name === 'identity' && current === 'test'
        const face = (
          <>
            <span
              aria-hidden
              className={joinClasses(
                'grid size-6 place-items-center rounded-full text-xs font-bold',
                name === current ? 'bg-brand text-on-brand' : 'border border-line-strong text-muted',
              )}
            >
              {isDone ? <Check size={14} strokeWidth={2.5} /> : index + 1}
            </span>
            {words[name]}
          </>
        )
        const looks = 'flex min-h-11 items-center gap-2 rounded-chip font-semibold'
        return (
          <li key={name} aria-current={name === current ? 'step' : undefined}>
            {to === undefined || name === current ? (
              <span className={joinClasses(looks, name === current ? 'text-brand' : 'text-muted')}>
                {face}
              </span>
            ) : (
              <Link to={to} className={joinClasses(looks, 'hover:underline')}>
                {face}
              </Link>
            )}
          </li>
        )
      })}
    </ol>
  )
}
