import { type ImportDetail, interchange } from '@gerbang/contract/bank/interchange.ts'
import { useId, useState } from 'react'
import { useSend } from '../../../api/use-send.ts'
import { RichText } from '../../../rich-text/rich-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { InputField } from '../../../ui/form/input-field.tsx'
import { texts } from './texts.ts'

const words = texts.edit

interface PassageEditorProps {
  importId: string
  passage: ImportDetail['passages'][number]
  onClose: () => void
}

/** What several questions share, changed for all of them at once. */
export function PassageEditor({ importId, passage, onClose }: PassageEditorProps) {
  const id = useId()
  const [title, setTitle] = useState(passage.title)
  const [body, setBody] = useState(passage.source)
  const save = useSend(interchange.changePassage, { refreshes: [interchange.get], onSuccess: onClose })
  return (
    <Card title={words.passageTitle} note={words.passageNote}>
      <form
        className="grid grid-cols-1 gap-5 *:min-w-0"
        onSubmit={event => {
          event.preventDefault()
          save.mutate({ params: { id: importId, ref: passage.ref }, body: { title, body } })
        }}
      >
        <InputField label={words.passageName} maxLength={200} value={title} onType={setTitle} />
        <div>
          <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
            {words.passage}
          </label>
          <RichText id={id} label={words.passage} value={body} onChange={setBody} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={save.isPending} disabled={body.trim() === ''}>
            {words.save}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Card>
  )
}
