import { markings } from '@gerbang/contract/office/markings.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../../api/query.ts'
import { useAreaPath } from '../../../auth/area-path.ts'
import { areaPaths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { LoadedRows } from '../../../ui/page/loaded-rows.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { texts } from './texts.ts'

/** Try-outs and quizzes with essays that the viewer may mark. */
export function MarkingListPage() {
  const toPath = useAreaPath()
  const found = useQuery(query(markings.list, {}))
  return (
    <>
      <PageHeading title={texts.title}>{texts.intro}</PageHeading>
      <LoadedRows from={found} skeleton={<Skeleton rows={3} className="h-20" />} none={texts.none}>
        {({ data }) => (
          <ul className="grid gap-3">
            {data.map(({ id, kind, name, marked, of }) => (
              <li key={id}>
                <Card>
                  <Link to={toPath(areaPaths.marking, { id })} className="text-md font-semibold underline">
                    {name}
                  </Link>
                  <p className="mt-1 text-sm text-muted tabular-nums">
                    {texts.kinds[kind]} · {texts.progress(marked, of)}
                  </p>
                </Card>
              </li>
            ))}
          </ul>
        )}
      </LoadedRows>
    </>
  )
}
