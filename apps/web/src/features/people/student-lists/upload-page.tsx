import { studentLists } from '@gerbang/contract/people/student-lists.ts'
import { useNavigate } from 'react-router'
import { CallForm, Submit } from '../../../form/call-form.tsx'
import { UploadHabits, UploadTemplate } from '../../../form/upload-aside.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { fillPath, paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { FileField } from '../../../ui/form/file-field.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { texts } from './texts.ts'

const words = texts.upload
const maxBytes = 10 * 1024 * 1024
const accept =
  '.xlsx,.csv,.tsv,.txt,.xls,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function UploadListPage() {
  const navigate = useNavigate()
  const upload = useCallForm(studentLists.upload, {
    values: { file: null as File | null },
    requires: ['file'],
    needs: { file: words.needFile },
    toBody: ({ file }) => ({ file }),
    onSuccess: ({ data }) => navigate(fillPath(paths.studentList, { id: data.id })),
  })
  return (
    <>
      <PageHeading title={words.title}>{words.intro}</PageHeading>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card>
          <CallForm of={upload}>
            <FileField
              name="file"
              label={words.file}
              accept={accept}
              kinds={words.kinds}
              maxBytes={maxBytes}
            />
            <Submit label={words.send} />
          </CallForm>
        </Card>
        <aside className="grid content-start gap-3 text-md">
          <UploadHabits words={words} />
          <UploadTemplate call={studentLists.template} words={words} />
        </aside>
      </div>
    </>
  )
}
