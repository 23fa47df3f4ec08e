import { profile } from '@gerbang/contract/people/profile.ts'
import { useQuery } from '@tanstack/react-query'
import ShieldCheck from 'icon:shield-check'
import { Suspense } from 'react'
import { query } from '../../../api/query.ts'
import { useAreaPath } from '../../../auth/area-path.ts'
import { useViewer } from '../../../auth/viewer.ts'
import { areaPaths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { FoldedForm } from '../../../ui/folded-form.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { WhenNear } from '../../../ui/when-near.tsx'
import { DisplayCard } from './display-card.tsx'
import { PersonFacts } from './person-facts.tsx'
import { PictureCard } from './picture-card.tsx'
import { RemindersCard } from './reminders-card.tsx'
import { texts } from './texts.ts'

const PersonCard = lazyPart(async () => (await import('./person-card.tsx')).PersonCard)
const JoinClassCard = lazyPart(async () => (await import('./join-class-card.tsx')).JoinClassCard)
const ChangePasswordCard = lazyPart(
  async () => (await import('./change-password-card.tsx')).ChangePasswordCard,
)
const OwnDataCard = lazyPart(async () => (await import('./own-data-card.tsx')).OwnDataCard)

export function ProfilePage() {
  const { role } = useViewer()
  const areaPath = useAreaPath()
  const words = texts.security
  const own = useQuery(query(role === 'admin' ? profile.getAdmin : profile.get, {}))
  return (
    <>
      <PageHeading title={texts.title}>{texts.intro}</PageHeading>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <PictureCard />
          <Loaded from={own} skeleton={<Skeleton rows={1} className="h-100" />}>
            {({ data }) => (
              <FoldedForm
                title={texts.person.title}
                label={texts.person.change}
                form={<PersonCard key={data.id} profile={data} />}
              >
                <PersonFacts profile={data} />
              </FoldedForm>
            )}
          </Loaded>
          {role === 'student' && (
            <FoldedForm
              title={texts.joining.title}
              note={texts.joining.note}
              label={texts.joining.open}
              form={<JoinClassCard />}
            />
          )}
          <FoldedForm
            title={texts.password.title}
            note={texts.password.note}
            label={texts.password.open}
            form={<ChangePasswordCard />}
          />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <DisplayCard />
          {role === 'student' && own.data && <RemindersCard profile={own.data.data} />}
          <Card title={words.title} note={role === 'student' ? words.note.student : words.note.staff}>
            <ButtonLink to={areaPath(areaPaths.security, {})} variant="secondary" icon={ShieldCheck}>
              {words.open}
            </ButtonLink>
          </Card>
          <WhenNear ahead={<ComingData />}>
            <Suspense fallback={<ComingData />}>
              <OwnDataCard />
            </Suspense>
          </WhenNear>
        </div>
      </div>
    </>
  )
}

/** Its heading can be found and jumped to before the rest is there. */
function ComingData() {
  return (
    <Card title={texts.ownData.title} note={texts.ownData.note}>
      <div className="h-40 rounded-control bg-sunken" />
    </Card>
  )
}
