import { universityCatalogue } from '@gerbang/contract/exam/universities.ts'
import { useNavigate } from 'react-router'
import { CallForm } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { fillPath, paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { texts } from './texts.ts'
import { toValues, UniversityFields } from './university-fields.tsx'

const words = texts.form

export function UniversityCreatePage() {
  const navigate = useNavigate()
  const save = useCallForm(universityCatalogue.create, {
    values: toValues(),
    refreshes: [universityCatalogue.list],
    announces: true,
    onSuccess: ({ data }) => navigate(fillPath(paths.university, { id: data.id })),
  })
  return (
    <>
      <PageHeading title={words.createTitle}>{words.createIntro}</PageHeading>
      <Card className="max-w-2xl">
        <CallForm of={save} warnsOnLeave>
          <UniversityFields />
          <div>
            <Button type="submit" busy={save.send.isPending}>
              {words.create}
            </Button>
          </div>
        </CallForm>
      </Card>
    </>
  )
}
