import { questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { subjects } from '@gerbang/contract/bank/subjects.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { query } from '../../../api/query.ts'
import { useAreaPath } from '../../../auth/area-path.ts'
import { CreatePage } from '../../../form/create-page.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { areaPaths } from '../../../paths.ts'
import { ProgramField } from '../../../person/program-field.tsx'
import { BankFields, readTags } from './bank-fields.tsx'
import { texts } from './texts.ts'

const words = texts.form
const empty = {
  program_id: '',
  title: '',
  description: '',
  tag_list: '',
  visibility: 'private',
  for_practice: false,
}

export function BankCreatePage() {
  const navigate = useNavigate()
  const toPath = useAreaPath()
  const known = useQuery(query(subjects.list, { query: {} }))
  const save = useCallForm(questionBanks.create, {
    values: empty,
    names: { tags: 'tag_list' },
    toBody: ({ tag_list, ...written }) => ({
      ...written,
      tags: readTags(tag_list),
      subject_ids: (known.data?.data ?? [])
        .filter(({ program_id }) => program_id === written.program_id)
        .map(({ id }) => id),
    }),
    draft: 'question-bank',
    refreshes: [questionBanks.list],
    announces: true,
    onSuccess: ({ data }) => navigate(toPath(areaPaths.bank, { qbId: data.id })),
  })
  return (
    <CreatePage of={save} words={words} isBusy={known.isPending}>
      <ProgramField />
      <BankFields />
    </CreatePage>
  )
}
