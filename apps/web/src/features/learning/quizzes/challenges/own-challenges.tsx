import { challenges } from '@gerbang/contract/learning/challenges.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { query } from '../../../../api/query.ts'
import { AskFirst } from '../../../../form/ask-first.tsx'
import { fillPath, paths } from '../../../../paths.ts'
import { Card } from '../../../../ui/card.tsx'
import { DialogButton } from '../../../../ui/overlay/dialog-button.tsx'
import { texts } from './texts.ts'

const words = texts.own

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
            {onClose => <AskToMake slug={slug} onClose={onClose} />}
          </DialogButton>
        </>
      )}
    </Card>
  )
}

function AskToMake({ slug, onClose }: { slug: string; onClose: () => void }) {
  const navigate = useNavigate()
  return (
    <AskFirst
      call={challenges.make}
      input={{ params: { slug }, body: { agrees: true } }}
      words={{ title: words.askTitle, text: words.agree, confirm: words.confirm }}
      tone="primary"
      refreshes={[challenges.listOwn]}
      onSuccess={({ data: { token } }) => navigate(fillPath(paths.challenge, { token }))}
      onClose={onClose}
    />
  )
}
