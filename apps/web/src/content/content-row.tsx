import Eye from 'icon:eye'
import EyeOff from 'icon:eye-off'
import Pencil from 'icon:pencil'
import Trash2 from 'icon:trash'
import type { Icon } from '../draw-icon.ts'
import type { Call } from '@gerbang/contract/call.ts'
import { type SendOptions, useSend } from '../api/use-send.ts'
import { Button, type ButtonProps } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { Tip } from '../ui/overlay/tip.tsx'
import { type AnyContent, type ContentRowData, listReads, nameRow } from './content-kind.ts'
import { texts } from './texts.ts'

/** One thing of a list with what can be done to it. */
export function ContentRow({ kind, row, onEdit, onDeleted }: ContentRowProps) {
  const { calls, published, Note, Picture } = kind
  const update = useRowCall(calls.update, row, { refreshes: listReads(kind) })
  const remove = useRowCall(calls.delete, row, { refreshes: listReads(kind), onSuccess: onDeleted })
  const name = nameRow(kind, row)
  const isPublished = row[published] === true
  return (
    <div className="flex flex-wrap items-center gap-x-3 py-2 pr-2">
      {Picture && <Picture row={row} />}
      <div className={joinClasses('min-w-0 flex-1 py-1', Picture ? 'basis-40' : 'basis-56')}>
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <Note row={row} />
          {!isPublished && <Chip>{texts.draft}</Chip>}
        </p>
      </div>
      {/* On a line of their own the icons stand below the first letter. */}
      <div className="flex max-sm:-ml-3">
        <Act
          icon={isPublished ? EyeOff : Eye}
          name={isPublished ? texts.unpublish : texts.publish}
          aria-label={(isPublished ? texts.unpublishNamed : texts.publishNamed)(name)}
          busy={update.isPending}
          onClick={() => update.act({ [published]: !isPublished })}
        />
        <Act icon={Pencil} name={texts.edit} aria-label={texts.editNamed(name)} onClick={onEdit} />
        <Act
          icon={Trash2}
          name={texts.delete}
          aria-label={texts.deleteNamed(name)}
          busy={remove.isPending}
          onClick={() => remove.act()}
        />
      </div>
    </div>
  )
}

/** Every list changes and deletes a row by its id. */
function useRowCall(call: Call, { id }: ContentRowData, options: SendOptions<Call>) {
  const { isPending, mutate } = useSend(call, options)
  return { isPending, act: (body?: object) => mutate({ params: { id }, body } as object) }
}

function Act({ icon: Icon, name, ...button }: ActProps) {
  return (
    <Tip label={name}>
      <Button variant="quiet" size="icon" {...button}>
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </Button>
    </Tip>
  )
}

type ActProps = { icon: Icon; name: string } & Omit<ButtonProps, 'icon'>

interface ContentRowProps {
  kind: AnyContent
  row: ContentRowData
  onEdit: () => void
  onDeleted: () => void
}
