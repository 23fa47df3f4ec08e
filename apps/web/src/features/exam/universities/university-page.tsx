import { type ListedUniversity, universityCatalogue } from '@gerbang/contract/exam/university-catalogue.ts'
import { useNavigate } from 'react-router'
import { Addressed } from '../../../list/addressed.tsx'
import { useSend } from '../../../api/use-send.ts'
import { AskButton } from '../../../form/ask-button.tsx'
import { CallForm, Submit } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { formatCount } from '../../../format/format-number.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { MajorTable } from './major-table.tsx'
import { texts } from './texts.ts'
import { toValues, UniversityFields } from './university-fields.tsx'

const words = texts.form
const reads = [universityCatalogue.get, universityCatalogue.list]

export function UniversityPage() {
  return (
    <Addressed call={universityCatalogue.get}>
      {university => (
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
            <About key={university.id} university={university} />
          </Card>
        </>
      )}
    </Addressed>
  )
}

function About({ university }: { university: ListedUniversity }) {
  const params = { id: university.id }
  const save = useCallForm(universityCatalogue.update, {
    params,
    values: toValues(university),
    follows: true,
    toBody: ({ logo, ...written }) => ({ ...written, ...(logo !== null && { logo }) }),
    refreshes: reads,
    announces: true,
    onSuccess: ({ data }, _form, settle) => settle(toValues(data)),
  })
  const removeLogo = useSend(universityCatalogue.update, { refreshes: reads, announces: true })
  return (
    <CallForm of={save} warnsOnLeave className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <UniversityFields />
      <Submit label={words.save} needsChange>
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
      </Submit>
    </CallForm>
  )
}

function DeleteUniversity({ university: { id, name, major_count } }: { university: ListedUniversity }) {
  const navigate = useNavigate()
  return (
    <AskButton
      className="text-bad"
      label={words.delete}
      ask={{
        call: universityCatalogue.delete,
        input: { params: { id } },
        refreshes: [universityCatalogue.list],
        onSuccess: () => navigate(paths.universities),
        words: {
          title: words.deleteTitle(name),
          text: words.deleteText(formatCount(major_count)),
          confirm: words.delete,
        },
      }}
    />
  )
}
