import { type QuestionUse, questionVersions } from '@gerbang/contract/bank/question-versions.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../../../api/query.ts'
import { useViewer } from '../../../../auth/viewer.ts'
import { fillPath, paths } from '../../../../paths.ts'
import { Card } from '../../../../ui/card.tsx'
import { Loaded } from '../../../../ui/page/loaded.tsx'
import { Skeleton } from '../../../../ui/page/skeleton.tsx'
import { texts } from './texts.ts'

const words = texts.history.uses

/** Which papers keep an older version of a question, which have the present one, and which drafts will take it. */
export function UsesCard({ path, newest }: UsesCardProps) {
  const found = useQuery(query(questionVersions.usage, { params: path }))
  return (
    <Card title={words.title}>
      <Loaded from={found} skeleton={<Skeleton rows={2} className="h-10" />}>
        {({ data: uses }) => {
          const groups = [
            { title: words.older, list: uses.filter(({ version }) => version !== null && version < newest) },
            {
              title: words.present,
              list: uses.filter(({ version }) => version !== null && version >= newest),
            },
            { title: words.drafts, list: uses.filter(({ version }) => version === null) },
          ].filter(({ list }) => list.length > 0)
          if (groups.length === 0) return <p className="text-muted">{words.none}</p>
          return (
            <div className="grid gap-4">
              {groups.map(({ title, list }) => (
                <section key={title}>
                  <h3 className="text-sm font-semibold text-muted">{title}</h3>
                  <ul>
                    {list.map(use => (
                      <Use key={use.kind + use.id} use={use} />
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          )
        }}
      </Loaded>
    </Card>
  )
}

interface UsesCardProps {
  path: { qbId: string; subTesId: string; id: string }
  /** The present version. */
  newest: number
}

/** Only admins have pages of try-outs and quizzes to go to. */
function Use({ use: { kind, id, title, version } }: { use: QuestionUse }) {
  const { role } = useViewer()
  const page = kind === 'tryout' ? paths.plan : paths.adminQuiz
  return (
    <li className="py-1 wrap-anywhere">
      {role === 'admin' ? (
        <Link
          to={fillPath(page, { id })}
          className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
        >
          {title}
        </Link>
      ) : (
        <span className="font-semibold">{title}</span>
      )}
      <span className="text-sm text-muted">
        {' '}
        · {words.kinds[kind]}
        {version !== null && ` · ${texts.history.version(version)}`}
      </span>
    </li>
  )
}
