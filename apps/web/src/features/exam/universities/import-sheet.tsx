import { type UniversityImport, universityCatalogue } from '@gerbang/contract/exam/universities.ts'
import { useState } from 'react'
import { useSend } from '../../../api/use-send.ts'
import { CallForm } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { formatCount } from '../../../format/format-number.ts'
import { Button } from '../../../ui/button.tsx'
import { FileField } from '../../../ui/form/file-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SideSheet } from '../../../ui/overlay/side-sheet.tsx'
import { texts } from './texts.ts'

const words = texts.import
const maxBytes = 10 * 1024 * 1024

interface Checked {
  file: File
  outcome: UniversityImport
}

/** A table is looked through first; nothing is written before its outcome was seen. */
export function ImportSheet({ onClose }: { onClose: () => void }) {
  const [checked, setChecked] = useState<Checked>()
  return (
    <SideSheet title={words.title} onClose={onClose}>
      {checked ? (
        <Preview {...checked} onBack={() => setChecked(undefined)} onClose={onClose} />
      ) : (
        <Pick onChecked={setChecked} />
      )}
    </SideSheet>
  )
}

function Pick({ onChecked }: { onChecked: (checked: Checked) => void }) {
  const check = useCallForm(universityCatalogue.import, {
    values: { file: null as File | null },
    toBody: ({ file }) => ({ file, dry_run: 'true' }),
    requires: ['file'],
    needs: { file: words.needFile },
    onSuccess: ({ data }, form) => {
      const file = form.getValues('file')
      if (file !== null) onChecked({ file, outcome: data })
    },
  })
  return (
    <>
      <p className="mb-4 text-md text-muted">{words.intro}</p>
      <p className="text-sm font-semibold">{words.columns}</p>
      <p className="mb-5 text-sm text-muted">{words.columnList}</p>
      <CallForm of={check}>
        <FileField
          name="file"
          label={words.file}
          accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          kinds={words.kinds}
          maxBytes={maxBytes}
        />
        <div>
          <Button type="submit" busy={check.send.isPending}>
            {words.check}
          </Button>
        </div>
      </CallForm>
    </>
  )
}

function Preview({ file, outcome, onBack, onClose }: Checked & { onBack: () => void; onClose: () => void }) {
  const { rows, universities, majors, years, problems } = outcome
  const save = useSend(universityCatalogue.import, {
    refreshes: [universityCatalogue.list, universityCatalogue.get, universityCatalogue.listMajors],
    announces: true,
    onSuccess: onClose,
  })
  const isNothing = universities.created + majors.created + majors.known === 0
  const label = problems.length > 0 ? words.saveAnyway : words.save(formatCount(years))
  return (
    <div className="grid grid-cols-1 gap-5">
      <Notice tone={isNothing ? 'bad' : 'info'} title={words.rows(formatCount(rows))}>
        {isNothing
          ? words.nothing
          : words.plan(
              formatCount(universities.created),
              formatCount(majors.created),
              formatCount(majors.known),
              formatCount(years),
            )}
      </Notice>
      <div className="flex flex-wrap gap-3">
        {!isNothing && (
          <Button busy={save.isPending} onClick={() => save.mutate({ body: { file, dry_run: false } })}>
            {label}
          </Button>
        )}
        <Button variant="secondary" onClick={onBack}>
          {words.other}
        </Button>
      </div>
      {problems.length > 0 && (
        <section>
          <h3 className="text-lg">{words.problems(formatCount(problems.length))}</h3>
          <ul className="mt-2 divide-y divide-line">
            {problems.map(({ row, message }) => (
              <li key={row} className="py-2 text-md">
                <span className="font-semibold">{words.row(row)}</span>
                <span className="block text-muted">{message}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
