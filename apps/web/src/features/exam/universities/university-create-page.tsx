import { universityCatalogue } from '@gerbang/contract/exam/university-catalogue.ts'
import { useNavigate } from 'react-router'
import { CreatePage } from '../../../form/create-page.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { fillPath, paths } from '../../../paths.ts'
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
    <CreatePage of={save} words={words}>
      <UniversityFields />
    </CreatePage>
  )
}
