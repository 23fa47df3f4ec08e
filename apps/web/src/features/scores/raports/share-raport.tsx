import { raportShares } from '@gerbang/contract/scores/raports.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { CallForm } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { fillPath, paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { texts } from './share-texts.ts'

/** A link to one raport for parents; it is shown once. Without `userId` it is the viewer's own. */
export function ShareRaport({ userId, onClose }: ShareRaportProps) {
  const id = useId()
  const { formatTime } = useTimeFormat()
  const [made, setMade] = useState<{ token: string; expires_at: string } | null>(null)
  const form = useCallForm(raportShares.create, {
    values: { days: 14 },
    toBody: ({ days }) => ({ days, ...(userId !== undefined && { user_id: userId }) }),
    refreshes: [raportShares.list],
    onSuccess: ({ data }) => setMade(data),
  })
  return (
    <Dialog
      open
      onOpenChange={isOpen => isOpen || onClose()}
      title={texts.title}
      description={texts.text}
      actions={
        made ? (
          <Button onClick={onClose}>{texts.close}</Button>
        ) : (
          <Button type="submit" form={id} busy={form.send.isPending}>
            {texts.make}
          </Button>
        )
      }
    >
      {made ? (
        <Field label={texts.link} hint={texts.made(formatTime(made.expires_at))}>
          {control => (
            <Input
              {...control}
              readOnly
              onFocus={event => event.target.select()}
              value={location.origin + fillPath(paths.sharedRaport, { token: made.token })}
            />
          )}
        </Field>
      ) : (
        <CallForm of={form} id={id}>
          <NumberField name="days" label={texts.days} unit={texts.day} />
        </CallForm>
      )}
      <Shares userId={userId} />
    </Dialog>
  )
}

function Shares({ userId }: Pick<ShareRaportProps, 'userId'>) {
  const { formatTime } = useTimeFormat()
  const whose = userId === undefined ? {} : { user_id: userId }
  const shares = useQuery(query(raportShares.list, { query: whose }))
  const end = useSend(raportShares.end, { refreshes: [raportShares.list], announces: true })
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="mb-2 text-md">{texts.list}</h3>
      <Loaded from={shares} skeleton={<Skeleton rows={1} />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-md text-muted">{texts.none}</p>
          ) : (
            <ul className="grid grid-cols-1 gap-2">
              {data.map(({ id, created_by, expires_at }) => (
                <li
                  key={id}
                  className="flex items-center justify-between gap-3 rounded-control bg-sunken px-3.5 py-2"
                >
                  <div className="min-w-0">
                    <p className="text-md font-semibold">{texts.until(formatTime(expires_at))}</p>
                    <p className="text-sm text-muted">{texts.by(created_by.name)}</p>
                  </div>
                  <Button
                    variant="secondary"
                    size="table"
                    busy={end.isPending}
                    aria-label={texts.endOne(formatTime(expires_at))}
                    onClick={() => end.mutate({ params: { id }, query: whose })}
                  >
                    {texts.end}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

export interface ShareRaportProps {
  userId?: string | undefined
  onClose: () => void
}
