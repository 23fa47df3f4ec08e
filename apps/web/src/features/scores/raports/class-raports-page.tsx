import type { Data } from '@gerbang/contract/call.ts'
import { classRaports } from '@gerbang/contract/scores/raports.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { useAreaPath } from '../../../auth/area-path.ts'
import { areaPaths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { PrintButton } from './print-button.tsx'
import { ShareButton } from './share-button.tsx'
import { RaportSheet } from './raport-sheet.tsx'
import { texts } from './texts.ts'

const words = texts.ofClass

/** The raports of a class, a page each on paper; with `siswa` in the address that of one student. */
export function ClassRaportsPage() {
  const { classId = '' } = useParams()
  const [search] = useSearchParams()
  const user_id = search.get('siswa') ?? undefined
  const found = useQuery(query(classRaports.list, { params: { id: classId }, query: { user_id } }))
  return (
    <Loaded from={found} skeleton={<Skeleton rows={3} className="h-40" />}>
      {({ data }) => <Sheets of={data} isOne={user_id !== undefined} />}
    </Loaded>
  )
}

function Sheets({ of, isOne }: { of: Data<typeof classRaports.list>; isOne: boolean }) {
  const toPath = useAreaPath()
  const sheets = of.raports.filter(({ entries }) => entries.length > 0)
  const without = of.raports.filter(({ entries }) => entries.length === 0).map(({ student }) => student.name)
  const back = toPath(areaPaths.schoolClass, { classId: of.class.id })
  return (
    <>
      <div className="raport-acts">
        <PageHeading title={isOne ? words.one : words.title(of.class.name)}>
          {!isOne && words.facts(sheets.length)}
        </PageHeading>
        <div className="mb-4 flex flex-wrap items-center gap-3">
          {sheets.length > 0 && <PrintButton label={words.print(sheets.length)} />}
          {isOne && sheets[0] && <ShareButton userId={sheets[0].user_id} />}
          <ButtonLink to={back} variant="secondary">
            {words.back}
          </ButtonLink>
        </div>
        {without.length > 0 && sheets.length > 0 && (
          <p className="mb-4 text-md text-muted">{words.without(without.join(', '))}</p>
        )}
      </div>
      {sheets.length === 0 && <EmptyState sketch="papers" words={words.empty} />}
      <div className="grid grid-cols-1 gap-6">
        {sheets.map(({ user_id, ...raport }) => (
          <RaportSheet key={user_id} raport={raport} />
        ))}
      </div>
    </>
  )
}
