import { type EditableGuidance, guidances } from '@gerbang/contract/site/guidances.ts'
import { media } from '@gerbang/contract/platform/media.ts'
import { useFormContext } from 'react-hook-form'
import { useSend } from '../../../api/use-send.ts'
import { ContentDialog } from '../../../content/content-dialog.tsx'
import type { DrawnForm } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { RichTextField } from '../../../rich-text/rich-text-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { FilePick } from './file-pick.tsx'
import { texts } from './texts.ts'

const words = texts.form

interface Values {
  title: string
  body: string
  video_url: string
  file_url: string | null
  file_name: string | null
  is_published: boolean
}

const empty: Values = {
  title: '',
  body: '',
  video_url: '',
  file_url: null,
  file_name: null,
  is_published: false,
}

export function GuidanceDialog({ guide, onClose }: GuidanceDialogProps) {
  return guide ? <Edit guide={guide} onClose={onClose} /> : <Create onClose={onClose} />
}

const sending = { refreshes: [guidances.listAll], announces: true }

function Create({ onClose }: { onClose: () => void }) {
  const form = useCallForm(guidances.create, {
    ...sending,
    values: empty,
    draft: 'guidance',
    onSuccess: onClose,
  })
  return <Drawn of={form} title={words.create} onClose={onClose} />
}

function Edit({ guide, onClose }: { guide: EditableGuidance; onClose: () => void }) {
  const { id, title, body, video_url, file_url, file_name, is_published } = guide
  const values: Values = { title, body, video_url: video_url ?? '', file_url, file_name, is_published }
  const form = useCallForm(guidances.update, {
    ...sending,
    params: { id },
    values,
    draft: `guidance-${id}`,
    onSuccess: onClose,
  })
  return <Drawn of={form} title={words.edit} onClose={onClose} />
}

function Drawn({ of: form, title, onClose }: DrawnProps) {
  return (
    <ContentDialog of={form} title={title} description={words.description} onClose={onClose}>
      <TextField name="title" label={words.title} />
      <RichTextField name="body" label={words.body} hint={words.bodyHint} />
      <TextField name="video_url" label={words.video} hint={words.videoHint} inputMode="url" />
      <GuideFile />
      <CheckboxField name="is_published" label={words.publish} />
    </ContentDialog>
  )
}

/** Kept as soon as it is picked; the guide names it when it is saved. */
function GuideFile() {
  const form = useFormContext<Values>()
  const name = form.watch('file_name')
  const put = (file_url: string | null, file_name: string | null) => {
    form.setValue('file_url', file_url, { shouldDirty: true })
    form.setValue('file_name', file_name, { shouldDirty: true })
  }
  const upload = useSend(media.create)
  const keep = (file: File) =>
    upload.mutate({ body: { file } }, { onSuccess: ({ data }) => put(data.url, file.name.slice(0, 120)) })
  return (
    <div className="grid grid-cols-1 gap-2">
      <FilePick label={words.file} hint={words.fileHint} busy={upload.isPending} onPick={keep} />
      {name !== null && (
        <p className="flex flex-wrap items-center gap-3 text-md">
          {words.fileNow(name)}
          <Button variant="quiet" onClick={() => put(null, null)}>
            {words.removeFile}
          </Button>
        </p>
      )}
    </div>
  )
}

interface GuidanceDialogProps {
  guide: EditableGuidance | undefined
  onClose: () => void
}

interface DrawnProps {
  of: DrawnForm<Values> & { send: { isPending: boolean } }
  title: string
  onClose: () => void
}
