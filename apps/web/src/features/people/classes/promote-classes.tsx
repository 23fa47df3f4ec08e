import { classes } from '@gerbang/contract/people/classes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { showBriefly } from '../../../toast/toast-store.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Input, inputClasses } from '../../../ui/form/input.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { guessNext } from './guess-next.ts'
import { texts } from './texts.ts'

const words = texts.promote

/** The newest year in one step. Names are guessed, and can be put right; those who repeat are named by what schools know. */
export function PromoteClasses({ onClose }: { onClose: () => void }) {
  const found = useQuery(query(classes.list, { query: { per_page: 100, sort: '-year' } }))
  const all = found.data?.data ?? []
  const year = all[0]?.year ?? 0
  const leading = all.filter(one => one.year === year)
  const [names, setNames] = useState<Record<string, string>>({})
  const [stay, setStay] = useState('')
  const promote = useSend(classes.promote, {
    refreshes: [classes.list, classes.get],
    onSuccess: ({ data }) => {
      showBriefly(words.done(data))
      onClose()
    },
  })
  const nameOf = ({ id, name }: { id: string; name: string }) => names[id] ?? guessNext(name)
  return (
    <ConfirmDialog
      title={words.title}
      text={words.text(year)}
      back={words.back}
      tone="primary"
      isOff={leading.length === 0}
      confirm={words.submit(leading.length)}
      isBusy={promote.isPending}
      onConfirm={() =>
        promote.mutate({
          body: {
            year,
            classes: leading.map(one => ({ id: one.id, name: nameOf(one).trim() || null })),
            stay: stay.split(/\s+/).filter(Boolean),
          },
        })
      }
      onClose={onClose}
    >
      <div className="grid max-h-80 gap-3 overflow-y-auto p-1">
        {leading.map(one => (
          <Field key={one.id} label={words.next(one.name)}>
            {control => (
              <Input
                {...control}
                value={nameOf(one)}
                onChange={event => setNames({ ...names, [one.id]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <StayField value={stay} onType={setStay} />
    </ConfirmDialog>
  )
}

/** Who repeats the year. */
function StayField({ value, onType }: { value: string; onType: (value: string) => void }) {
  return (
    <Field label={words.stay} hint={words.stayHint}>
      {control => (
        <textarea
          {...control}
          rows={3}
          className={`${inputClasses} py-2.5`}
          value={value}
          onChange={event => onType(event.target.value)}
        />
      )}
    </Field>
  )
}
