import { type TryoutDetail, tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { fillPath, paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { ChosenMajors } from './chosen-majors.tsx'
import { texts as words } from './major-texts.ts'

export function FillMajorPage() {
  const { slug = '' } = useParams()
  const tryout = useQuery({ ...query(tryouts.get, { params: { slug } }), refetchOnMount: 'always' })
  return (
    <>
      <PageHeading title={words.title} eyebrow={tryout.data?.data.title}>
        {words.intro}
      </PageHeading>
      <Loaded from={tryout} skeleton={<Skeleton rows={2} className="h-44" />}>
        {({ data }) => <Choices tryout={data} />}
      </Loaded>
    </>
  )
}

function Choices({ tryout }: { tryout: TryoutDetail }) {
  const { slug, attempt } = tryout
  if (attempt === null || attempt.status === 'void') {
    return (
      <Notice action={<Door to={fillPath(paths.tryout, { slug })} label={words.toDetail} />}>
        {words.notEnrolled}
      </Notice>
    )
  }
  if (attempt.status === 'enrolled') return <ChoiceForm key={attempt.id} tryout={tryout} attempt={attempt} />
  return (
    <div className="grid grid-cols-1 gap-5">
      <Notice action={<Door to={fillPath(paths.subjects, { slug })} label={words.toSubjects} />}>
        {words.locked}
      </Notice>
      <ChosenMajors choices={attempt.choices} />
    </div>
  )
}

function Door({ to, label }: { to: string; label: string }) {
  return (
    <ButtonLink to={to} variant="secondary">
      {label}
    </ButtonLink>
  )
}
