import { interchange } from '@gerbang/contract/bank/interchange.ts'
import FileSpreadsheet from 'icon:file-spreadsheet'
import { useDownload } from '../../../api/use-download.ts'
import { Button } from '../../../ui/button.tsx'
import { texts } from './texts.ts'

const words = texts.upload

/** For whoever has no document yet: a sheet to fill in, and what documents may look like. */
export function TemplateLink() {
  const save = useDownload(interchange.template)
  return (
    <aside className="grid max-w-2xl content-start gap-3 text-md xl:max-w-sm">
      <h2 className="text-lg">{words.templateTitle}</h2>
      <p className="text-muted">{words.templateText}</p>
      <div>
        <Button
          variant="secondary"
          icon={<FileSpreadsheet aria-hidden size={18} strokeWidth={1.75} />}
          busy={save.isPending}
          onClick={() => save.mutate({})}
        >
          {words.template}
        </Button>
      </div>
      <h2 className="mt-3 text-lg">{words.habitsTitle}</h2>
      <ul className="grid list-disc gap-1.5 pl-5 text-muted">
        {words.habits.map(habit => (
          <li key={habit}>{habit}</li>
        ))}
      </ul>
    </aside>
  )
}
