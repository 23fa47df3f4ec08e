import { profile } from '@gerbang/contract/profile.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import { useViewer } from '../../auth/viewer.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChangePasswordCard } from '../password/change-password-card.tsx'
import { DisplayCard } from './display-card.tsx'
import { PersonCard } from './person-card.tsx'
import { PictureCard } from './picture-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { texts } from './texts.ts'

export function ProfilePage() {
  const { role } = useViewer()
  const own = useQuery(query(role === 'admin' ? profile.getAdmin : profile.get, {}))
  return (
    <>
      <PageHeading title={texts.title}>{texts.intro}</PageHeading>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 gap-6">
          <PictureCard />
          <Loaded from={own} skeleton={<Skeleton rows={1} className="h-120" />}>
            {({ data }) => <PersonCard key={data.id} profile={data} />}
          </Loaded>
        </div>
        <div className="grid min-w-0 gap-6">
          <DisplayCard />
          <ChangePasswordCard />
          <SessionsCard />
        </div>
      </div>
    </>
  )
}
