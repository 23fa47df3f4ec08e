import { programs } from '@gerbang/contract/exam/programs.ts'
import { subjects } from '@gerbang/contract/bank/subjects.ts'
import { useQuery } from '@tanstack/react-query'
import Plus from 'icon:plus'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Data } from '@gerbang/contract/call.ts'
import { query } from '../../../api/query.ts'
import { formatTenth } from '../../../format/format-number.ts'
import { fillPath, paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { SubjectDialog } from './subject-dialog.tsx'
import { texts } from './texts.ts'

type Subject = Data<typeof subjects.listAll>[number]

/** The subjects of every program; one in full has a page of its own. */
export function SubjectListPage() {
  const known = useQuery(query(programs.list, {}))
  const list = useQuery(query(subjects.listAll, { query: {} }))
  const [adds, setAdds] = useState<string>()
  return (
    <>
      <PageHeading title={texts.title}>{texts.intro}</PageHeading>
      <Loaded from={known} skeleton={<Skeleton rows={4} className="h-24" />}>
        {({ data: all }) => (
          <Loaded from={list} skeleton={<Skeleton rows={4} className="h-24" />}>
            {({ data }) => (
              <div className="grid max-w-3xl grid-cols-1 gap-6">
                {all.map(({ id, name }) => (
                  <Card key={id} title={name}>
                    <Rows of={data.filter(({ program_id }) => program_id === id)} />
                    <div className="mt-4">
                      <Button variant="secondary" onClick={() => setAdds(id)}>
                        <Plus aria-hidden size={18} strokeWidth={2} />
                        {texts.add}
                      </Button>
                    </div>
                  </Card>
                ))}
              </div>
            )}
          </Loaded>
        )}
      </Loaded>
      {adds !== undefined && <SubjectDialog programId={adds} onClose={() => setAdds(undefined)} />}
    </>
  )
}

function Rows({ of: rows }: { of: Subject[] }) {
  if (rows.length === 0) return <p className="text-muted">{texts.empty.title}.</p>
  return (
    <ol className="divide-y divide-line">
      {rows.map(({ id, code, name, default_duration_seconds }) => (
        <li key={id} className="py-2 first:pt-0">
          <Link
            to={fillPath(paths.bankSubject, { id })}
            className="inline-flex min-h-11 items-center rounded-chip font-semibold wrap-anywhere text-brand hover:underline"
          >
            {name}
          </Link>
          <p className="text-sm text-muted">
            {texts.row(code, texts.minutes(formatTenth(default_duration_seconds / 60)))}
          </p>
        </li>
      ))}
    </ol>
  )
}
