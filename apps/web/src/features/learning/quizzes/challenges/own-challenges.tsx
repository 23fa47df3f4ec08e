import { challenges } from '@gerbang/contract/learning/challenges.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { query } from '../../../../api/query.ts'
import { fillPath, paths } from '../../../../paths.ts'
import { Card } from '../../../../ui/card.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { DialogButton } from '../../../../ui/overlay/dialog-button.tsx'
import { texts } from './texts.ts'

const words = texts.own
const AskToMake = lazyPart(async () => (await import('./ask-to-make.tsx')).AskToMake)

/** Challenges of a quiz in which the student takes part, and the way to a new one. */
export function OwnChallenges({ slug }: { slug: string }) {
  const own = useQuery(query(challenges.listOwn, { params: { slug } }))
  if (!own.data) return null
  const { can_make, challenges: joined } = own.data.data
  if (!can_make && joined.length === 0) return null
  return (
    <Card title={words.title}>
      {joined.length > 0 && (
        <ul className="mb-4 divide-y divide-line">
          {joined.map(({ token, member_count, is_open }) => (
            <li key={token} className="flex items-center justify-between gap-3 text-md">
              <Link
                to={fillPath(paths.challenge, { token })}
                className="inline-flex min-h-11 items-center font-semibold text-brand"
              >
                {texts.people(member_count)}
              </Link>
              <span className="text-sm text-muted">{is_open ? words.open : words.closed}</span>
            </li>
          ))}
        </ul>
      )}
      {can_make && (
        <>
          <p className="mb-4 text-md text-muted">{words.text}</p>
          <DialogButton label={words.make} className="w-full">
            {onClose => (
              <Suspense>
                <AskToMake slug={slug} onClose={onClose} />
              </Suspense>
            )}
          </DialogButton>
        </>
      )}
    </Card>
  )
}
