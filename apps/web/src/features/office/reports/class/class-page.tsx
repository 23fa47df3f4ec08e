import { classReports } from '@gerbang/contract/office/class-reports.ts'
import { useQuery } from '@tanstack/react-query'
import Link2 from 'icon:link-2'
import Printer from 'icon:printer'
import UserRoundCog from 'icon:user-round-cog'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { query } from '../../../../api/query.ts'
import { useViewer } from '../../../../auth/viewer.ts'
import { formatLongDate } from '../../../../format/format-time.ts'
import { Button } from '../../../../ui/button.tsx'
import { Loaded } from '../../../../ui/page/loaded.tsx'
import { Skeleton } from '../../../../ui/page/skeleton.tsx'
import { ClassSheet } from './class-sheet.tsx'
import { ShareClass } from './share-class.tsx'
import { TeachersDialog } from './teachers-dialog.tsx'
import { texts } from './texts.ts'

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const

/** What a class should discuss on Monday, to be printed with names or shared without them. */
export function ClassReportPage() {
  const { tryoutId = '' } = useParams()
  const [search] = useSearchParams()
  const batch = search.get('kelas') ?? ''
  const { role, time_zone } = useViewer()
  const [asked, setAsked] = useState<'share' | 'teachers' | null>(null)
  const found = useQuery(query(classReports.get, { params: { tryoutId }, query: { batch } }))
  const onClose = () => setAsked(null)
  return (
    <Loaded from={found} skeleton={<Skeleton rows={6} className="h-20" />}>
      {({ data }) => (
        <>
          <div className="mb-6 flex flex-wrap gap-3 print:hidden">
            <Button icon={<Printer {...icon} />} onClick={() => window.print()}>
              {texts.print}
            </Button>
            <Button variant="secondary" icon={<Link2 {...icon} />} onClick={() => setAsked('share')}>
              {texts.share.open}
            </Button>
            {role === 'admin' && (
              <Button
                variant="secondary"
                icon={<UserRoundCog {...icon} />}
                onClick={() => setAsked('teachers')}
              >
                {texts.teachers.open}
              </Button>
            )}
          </div>
          <ClassSheet page={data} day={formatLongDate(new Date().toISOString(), time_zone)} />
          {asked === 'share' && <ShareClass tryoutId={tryoutId} batch={batch} onClose={onClose} />}
          {asked === 'teachers' && (
            <TeachersDialog batch={batch} teachers={data.teachers} onClose={onClose} />
          )}
        </>
      )}
    </Loaded>
  )
}
