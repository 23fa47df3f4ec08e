import type { Call } from '@gerbang/contract/call.ts'
import FileSpreadsheet from 'icon:file-spreadsheet'
import { useDownload } from '../api/use-download.ts'
import { Button } from '../ui/button.tsx'

/** Beside an upload, for whoever has no file yet: a sheet to fill in. */
export function UploadTemplate({ call, words }: { call: Call; words: TemplateWords }) {
  const save = useDownload(call)
  return (
    <>
      <h2 className="text-lg not-first:mt-3">{words.templateTitle}</h2>
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
    </>
  )
}

/** Beside an upload: what such files may look like. */
export function UploadHabits({ words }: { words: { habitsTitle: string; habits: readonly string[] } }) {
  return (
    <>
      <h2 className="text-lg not-first:mt-3">{words.habitsTitle}</h2>
      <ul className="grid list-disc gap-1.5 pl-5 text-muted">
        {words.habits.map(habit => (
          <li key={habit}>{habit}</li>
        ))}
      </ul>
    </>
  )
}

interface TemplateWords {
  templateTitle: string
  templateText: string
  template: string
}
