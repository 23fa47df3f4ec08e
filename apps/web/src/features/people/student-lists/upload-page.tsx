import { studentLists } from '@gerbang/contract/people/student-lists.ts'
import FileSpreadsheet from 'icon:file-spreadsheet'
import { useNavigate } from 'react-router'
import { useDownload } from '../../../api/use-download.ts'
import { CallForm, Submit } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { fillPath, paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
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
        <Habits />
      </div>
    </>
  )
}

function Habits() {
  const template = useDownload(studentLists.template)
  return (
    <aside className="grid content-start gap-3 text-md">
      <h2 className="text-lg">{words.habitsTitle}</h2>
      <ul className="grid list-disc gap-1.5 pl-5 text-muted">
        {words.habits.map(habit => (
          <li key={habit}>{habit}</li>
        ))}
      </ul>
      <h2 className="mt-3 text-lg">{words.templateTitle}</h2>
      <p className="text-muted">{words.templateText}</p>
      <div>
        <Button
          variant="secondary"
          icon={<FileSpreadsheet aria-hidden size={18} strokeWidth={1.75} />}
          busy={template.isPending}
          onClick={() => template.mutate({})}
        >
          {words.template}
        </Button>
      </div>
    </aside>
  )
}
