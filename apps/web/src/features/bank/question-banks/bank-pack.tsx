import type { BankCard } from '@gerbang/contract/bank/question-banks.ts'
import { packs } from '@gerbang/contract/bank/packs.ts'
import { useState } from 'react'
import { useDownload } from '../../../api/use-download.ts'
import { showToast } from '../../../toast/toast-store.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { texts } from './texts.ts'

const words = texts.pack

const idOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)

const lengths: Record<string, number> = { about: 500, word: 200 }
const leastWord = 12

interface BankPackProps {
  banks: BankCard[]
  onClose: () => void
}

/** Makes a pack of these banks, to be loaded elsewhere. */
export function BankPack({ banks, onClose }: BankPackProps) {
  const [written, setWritten] = useState({
    name: banks[0]?.title ?? '',
    version: '1',
    licence: 'CC BY-SA 4.0',
    about: '',
    word: '',
  })
  const save = useDownload(packs.export, {
    onSaved: ({ name }) => {
      showToast({ title: 'Success', description: words.done(name), variant: 'success' })
      onClose()
    },
  })
  const isReady =
    idOf(written.name).length > 1 &&
    /^\d{1,4}(\.\d{1,4}){0,3}$/.test(written.version) &&
    written.licence.trim().length > 1 &&
    written.about.trim().length > 9 &&
    (written.word === '' || written.word.length >= leastWord)
  const send = () => {
    const bank_ids = banks.map(({ id }) => id)
    save.mutate({ body: { ...written, id: idOf(written.name), bank_ids, word: written.word || null } })
  }
  return (
    <ConfirmDialog
      title={words.title}
      text={words.text(banks.length)}
      back={words.back}
      confirm={words.confirm}
      tone="primary"
      isBusy={save.isPending}
      isOff={!isReady}
      onConfirm={send}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-4">
        {(['name', 'version', 'licence', 'about', 'word'] as const).map(field => (
          <Field key={field} label={words.fields[field]} hint={words.hints[field]}>
            {control => (
              <Input
                {...control}
                value={written[field]}
                maxLength={lengths[field] ?? 80}
                autoComplete="off"
                onChange={event => setWritten({ ...written, [field]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </ConfirmDialog>
  )
}
