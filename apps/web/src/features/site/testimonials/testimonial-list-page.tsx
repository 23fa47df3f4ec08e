import { type EditableTestimonial, testimonials } from '@gerbang/contract/site/testimonials.ts'
import { describeContent } from '../../../content/content-kind.ts'
import { ContentPage } from '../../../content/content-page.tsx'
import { PictureField } from '../../../ui/form/picture-field.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx'
import { texts } from './texts.ts'

const words = texts.form

const empty = {
  name: '',
  school: '',
  accepted_at: '',
  year: null as number | null,
  quote: '',
  photo: null as File | null,
  removes_photo: false,
  is_published: false,
}

const content = describeContent({
  tab: 'testimonials',
  calls: testimonials,
  words: texts,
  published: 'is_published',
  name: 'name',
  Note: ({ row: { accepted_at, year } }) => `${accepted_at}, ${year}`,
  Picture: ({ row: { name, photo_url } }) => <Avatar name={name} url={photo_url} size={44} />,
  copy: ({ id: _, created_at: _c, updated_at: _u, photo_url, ...story }) => ({
    ...story,
    photo_url: photo_url ?? undefined,
  }),
  empty,
  toValues: ({ name, school, accepted_at, year, quote, is_published }) => ({
    ...empty,
    name,
    school,
    accepted_at,
    year,
    quote,
    is_published,
  }),
  toUpdate: ({ photo, removes_photo, ...written }) => ({
    ...written,
    ...((photo || removes_photo) && { photo }),
  }),
  Fields,
})

export function TestimonialListPage() {
  return <ContentPage of={content} />
}

function Fields({ row }: { row: EditableTestimonial | undefined }) {
  const photo = row?.photo_url ?? null
  return (
    <>
      <TextField name="name" label={words.name} />
      <TextField name="school" label={words.school} />
      <TextField name="accepted_at" label={words.accepted} hint={words.acceptedHint} />
      <NumberField name="year" label={words.year} />
      <TextAreaField name="quote" label={words.quote} rows={4} />
      <PictureField name="photo" label={words.photo} hint={words.photoHint} now={photo} />
      {photo !== null && <CheckboxField name="removes_photo" label={words.removePhoto} />}
      <CheckboxField name="is_published" label={words.publish} />
    </>
  )
}
