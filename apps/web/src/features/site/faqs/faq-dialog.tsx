import { type EditableFaq, faqs } from '@gerbang/contract/site/faqs.ts'
import { ContentDialog } from '../../../content/content-dialog.tsx'
import type { DrawnForm } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx'
import { texts } from './texts.ts'

const words = texts.form
const empty = { question: '', answer: '', category: '', is_published: false }

/** Writes a new question, or changes one. What was typed survives that the tab is closed. */
export function FaqDialog({ faq, onClose }: { faq: EditableFaq | undefined; onClose: () => void }) {
  return faq ? <Edit faq={faq} onClose={onClose} /> : <Create onClose={onClose} />
}

const sending = { refreshes: [faqs.listAll], announces: true }

function Create({ onClose }: { onClose: () => void }) {
  const form = useCallForm(faqs.create, { ...sending, values: empty, draft: 'faq', onSuccess: onClose })
  return <Drawn of={form} title={words.create} onClose={onClose} />
}

function Edit({ faq, onClose }: { faq: EditableFaq; onClose: () => void }) {
  const { id, question, answer, category, is_published } = faq
  const form = useCallForm(faqs.update, {
    ...sending,
    params: { id },
    values: { question, answer, category, is_published },
    draft: `faq-${id}`,
    onSuccess: onClose,
  })
  return <Drawn of={form} title={words.edit} onClose={onClose} />
}

function Drawn({ of: form, title, onClose }: DrawnProps) {
  return (
    <ContentDialog of={form} title={title} description={words.description} onClose={onClose}>
      <TextField name="question" label={words.question} />
      <TextAreaField name="answer" label={words.answer} hint={words.answerHint} rows={6} />
      <TextField name="category" label={words.category} hint={words.categoryHint} />
      <CheckboxField name="is_published" label={words.publish} />
    </ContentDialog>
  )
}

interface DrawnProps {
  of: DrawnForm<typeof empty> & { send: { isPending: boolean } }
  title: string
  onClose: () => void
}
