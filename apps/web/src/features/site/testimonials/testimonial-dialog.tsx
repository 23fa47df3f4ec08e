import { type EditableTestimonial, testimonials } from '@gerbang/contract/site/testimonials.ts'
import { ContentDialog } from '../../../content/content-dialog.tsx'
import { PictureField } from '../../../content/picture-field.tsx'
import type { DrawnForm } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx'
import { texts } from './texts.ts'

const words = texts.form

interface Values {
  name: string
  school: string
  accepted_at: string
  year: number | null
  quote: string
  photo: File | null
  removes_photo: boolean
  is_published: boolean
}

const empty: Values = {
  name: '',
  school: '',
  accepted_at: '',
  year: null,
  quote: '',
  photo: null,
  removes_photo: false,
  is_published: false,
}

export function TestimonialDialog({ testimonial, onClose }: TestimonialDialogProps) {
  return testimonial ? <Edit testimonial={testimonial} onClose={onClose} /> : <Create onClose={onClose} />
}

const sending = { refreshes: [testimonials.listAll], announces: true }

function Create({ onClose }: { onClose: () => void }) {
  const form = useCallForm(testimonials.create, { ...sending, values: empty, onSuccess: onClose })
  return <Drawn of={form} title={words.create} now={null} onClose={onClose} />
}

function Edit({ testimonial, onClose }: { testimonial: EditableTestimonial; onClose: () => void }) {
  const { id, name, school, accepted_at, year, quote, photo_url, is_published } = testimonial
  const values: Values = { ...empty, name, school, accepted_at, year, quote, is_published }
  const form = useCallForm(testimonials.update, {
    ...sending,
    params: { id },
    values,
    toBody: ({ photo, removes_photo, ...written }) => ({
      ...written,
      ...((photo || removes_photo) && { photo }),
    }),
    onSuccess: onClose,
  })
  return <Drawn of={form} title={words.edit} now={photo_url} onClose={onClose} />
}

function Drawn({ of: form, title, now, onClose }: DrawnProps) {
  return (
    <ContentDialog of={form} title={title} description={words.description} onClose={onClose}>
      <TextField name="name" label={words.name} />
      <TextField name="school" label={words.school} />
      <TextField name="accepted_at" label={words.accepted} hint={words.acceptedHint} />
      <NumberField name="year" label={words.year} />
      <TextAreaField name="quote" label={words.quote} rows={4} />
      <PictureField name="photo" label={words.photo} hint={words.photoHint} now={now} />
      {now !== null && <CheckboxField name="removes_photo" label={words.removePhoto} />}
      <CheckboxField name="is_published" label={words.publish} />
    </ContentDialog>
  )
}

interface TestimonialDialogProps {
  testimonial: EditableTestimonial | undefined
  onClose: () => void
}

interface DrawnProps {
  of: DrawnForm<Values> & { send: { isPending: boolean } }
  title: string
  now: string | null
  onClose: () => void
}
