import { useFormContext } from 'react-hook-form'
import { useViewer } from '../../../auth/viewer.ts'
import { RichTextField } from '../../../rich-text/rich-text-field.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { DateTimeField } from '../../../ui/form/date-time-field.tsx'
import { PictureField } from '../../../ui/form/picture-field.tsx'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx'
import type { NewsValues } from './news-values.ts'
import { Preview } from './preview.tsx'
import { texts } from './texts.ts'

const words = texts.form
const statuses = (['draft', 'published'] as const).map(value => ({ value, ...words.statuses[value] }))

/** Fields that writing and changing share; `cover_url` is the picture that is there. */
export function NewsFields({ cover_url }: { cover_url: string | null }) {
  const { time_zone } = useViewer()
  return (
    <>
      <TextField name="title" label={words.title} hint={words.titleHint} />
      <TextAreaField name="excerpt" label={words.excerpt} hint={words.excerptHint} rows={2} />
      <div className="grid grid-cols-1 gap-2">
        <RichTextField name="body" label={words.body} hint={words.bodyHint} />
        <div>
          <Preview cover_url={cover_url} />
        </div>
      </div>
      <Cover url={cover_url} />
      <RadioField name="status" label={words.status} options={statuses} />
      <DateTimeField
        name="published_at"
        label={words.publishedAt}
        hint={words.publishedHint}
        timeZone={time_zone}
      />
    </>
  )
}

function Cover({ url }: { url: string | null }) {
  const picked = useFormContext<NewsValues>().watch('new_cover')
  return (
    <div className="grid grid-cols-1 gap-3">
      {url !== null && picked === null && (
        <div className="flex flex-wrap items-center gap-4">
          <img
            src={url}
            alt={words.coverNow}
            className="aspect-video w-40 rounded-control border border-line bg-sunken object-cover"
          />
          <CheckboxField name="removes_cover" label={words.removeCover} />
        </div>
      )}
      <PictureField name="new_cover" label={words.cover} hint={words.coverHint} />
    </div>
  )
}
