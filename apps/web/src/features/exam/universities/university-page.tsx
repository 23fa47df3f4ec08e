import { type ListedUniversity, universityCatalogue } from '@gerbang/contract/exam/universities.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { CallForm } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { formatCount } from '../../../format/format-number.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { MajorTable } from './major-table.tsx'
import { texts } from './texts.ts'
import { toValues, UniversityFields } from './university-fields.tsx'

const words = texts.form
const reads = [universityCatalogue.get, universityCatalogue.list]

export function UniversityPage() {
  const { id = '' } = useParams()
  const found = useQuery(query(universityCatalogue.get, { params: { id } }))
  return (
    <Loaded from={found} skeleton={<Skeleton rows={6} className="h-14" />}>
      {({ data: university }) => (
        <>
          <div className="flex flex-wrap items-start gap-x-5">
            {university.logo_url !== null && (
              <img src={university.logo_url} alt="" className="mb-6 size-16 object-contain" />
            )}
            <PageHeading title={university.name} eyebrow={texts.types[university.type]}>
              {university.short_name} · {university.city}, {university.province}
            </PageHeading>
          </div>
          <MajorTable university={university} />
          <Card title={words.title} className="mt-8 max-w-3xl">
            <About key={university.updated_at} university={university} />
          </Card>
        </>
      )}
    </Loaded>
  )
}

function About({ university }: { university: ListedUniversity }) {
  const params = { id: university.id }
  const save = useCallForm(universityCatalogue.update, {
    params,
    values: toValues(university),
    toBody: ({ logo, ...written }) => ({ ...written, ...(logo !== null && { logo }) }),
    refreshes: reads,
    announces: true,
  })
  const removeLogo = useSend(universityCatalogue.update, { refreshes: reads, announces: true })
  return (
    <CallForm of={save} warnsOnLeave className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <UniversityFields />
      <div className="col-span-full flex flex-wrap gap-3">
        <Button type="submit" busy={save.send.isPending} disabled={!save.form.formState.isDirty}>
          {words.save}
        </Button>
        {university.logo_url !== null && (
          <Button
            variant="secondary"
            busy={removeLogo.isPending}
            onClick={() => removeLogo.mutate({ params, body: { logo: null } })}
          >
            {words.removeLogo}
          </Button>
        )}
        <DeleteUniversity university={university} />
      </div>
    </CallForm>
  )
}

function DeleteUniversity({ university }: { university: ListedUniversity }) {
  const [isAsked, setAsked] = useState(false)
  const navigate = useNavigate()
  const remove = useSend(universityCatalogue.delete, {
    refreshes: [universityCatalogue.list],
    announces: true,
    onSuccess: () => navigate(paths.universities),
  })
  return (
    <>
      <Button variant="secondary" className="text-bad" onClick={() => setAsked(true)}>
        {words.delete}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={words.deleteTitle(university.name)}
        text={words.deleteText(formatCount(university.major_count))}
        back={words.cancel}
        confirm={words.delete}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id: university.id } })}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
