import { media } from '@gerbang/contract/platform/media.ts'
import { guidances } from '@gerbang/contract/site/guidances.ts'
import { useFormContext } from 'react-hook-form'
import { useSend } from '../../../api/use-send.ts'
import { describeContent } from '../../../content/content-kind.ts'
import { ContentPage } from '../../../content/content-page.tsx'
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

const content = describeContent({
  tab: 'guides',
  calls: guidances,
  words: texts,
  published: 'is_published',
  name: 'title',
  Note: ({ row: { video_url, file_url } }) =>
    [texts.list.text, video_url && texts.list.video, file_url && texts.list.file].filter(Boolean).join(', '),
  copy: ({ title, body, video_url, file_url, file_name, is_published, position }) => ({
    title,
    body,
    video_url,
    file_url,
    file_name,
    is_published,
    position,
  }),
  empty,
  toValues: ({ title, body, video_url, file_url, file_name, is_published }) => ({
    title,
    body,
    video_url: video_url ?? '',
    file_url,
    file_name,
    is_published,
  }),
  draft: 'guidance',
  Fields: () => (
    <>
      <TextField name="title" label={words.title} />
      <RichTextField name="body" label={words.body} hint={words.bodyHint} />
      <TextField name="video_url" label={words.video} hint={words.videoHint} inputMode="url" />
      <GuideFile />
      <CheckboxField name="is_published" label={words.publish} />
    </>
  ),
})

export function GuidanceListPage() {
  return <ContentPage of={content} />
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
