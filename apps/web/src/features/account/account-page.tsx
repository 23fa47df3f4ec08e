import type { OwnUser } from '@gerbang/contract/users.ts'
import { useViewer } from '../../auth/viewer.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { DisplayCard } from './display-card.tsx'
import { texts } from './texts.ts'

export function AccountPage() {
  const viewer = useViewer()
  return (
    <>
      <PageHeading title={texts.title}>{texts.intro}</PageHeading>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <Card>
          <div className="flex items-center gap-4 border-b border-line pb-5">
            <Avatar name={viewer.name} url={viewer.avatar_url} size={64} />
            <div className="min-w-0">
              <h2 className="text-xl wrap-anywhere">{viewer.name}</h2>
              <p className="text-md text-muted">{texts.roles[viewer.role]}</p>
            </div>
          </div>
          <dl className="mt-2 divide-y divide-line">
            {listFacts(viewer).map(([label, value]) => (
              <div key={label} className="grid gap-0.5 py-3 sm:grid-cols-[10rem_1fr]">
                <dt className="text-sm text-muted sm:leading-6">{label}</dt>
                <dd className="text-md font-medium wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <DisplayCard />
      </div>
    </>
  )
}

function listFacts(viewer: OwnUser) {
  const isVerified = viewer.email_verified_at !== null
  const email = (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {viewer.email}
      <Chip tone={isVerified ? 'ok' : 'neutral'}>{isVerified ? texts.verified : texts.unverified}</Chip>
    </span>
  )
  const facts = [
    [texts.username, viewer.username],
    [texts.email, email],
  ] as const
  if (viewer.role !== 'student') return facts
  return [
    ...facts,
    [texts.program, viewer.program?.name ?? texts.none],
    [texts.school, viewer.school_name ?? texts.none],
    [texts.grade, viewer.grade === null ? texts.none : texts.grades[viewer.grade]],
    [texts.province, viewer.province?.name ?? texts.none],
  ] as const
}
