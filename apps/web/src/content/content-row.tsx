import { Eye, EyeOff, type LucideIcon, Pencil, Trash2 } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { Tip } from '../ui/overlay/tip.tsx'
import { texts } from './texts.ts'

/** One thing of a list with what can be done to it. */
export function ContentRow({ name, note, picture, isPublished, publish, remove, onEdit }: ContentRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 py-2 pr-2">
      {picture}
      <div className="min-w-0 flex-1 basis-56 py-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {note}
          {!isPublished && <Chip>{texts.draft}</Chip>}
        </p>
      </div>
      <div className="flex">
        <Act
          icon={isPublished ? EyeOff : Eye}
          name={isPublished ? texts.unpublish : texts.publish}
          aria-label={(isPublished ? texts.unpublishNamed : texts.publishNamed)(name)}
          {...publish}
        />
        <Act icon={Pencil} name={texts.edit} aria-label={texts.editNamed(name)} onClick={onEdit} />
        <Act icon={Trash2} name={texts.delete} aria-label={texts.deleteNamed(name)} {...remove} />
      </div>
    </div>
  )
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

type ActProps = { icon: LucideIcon; name: string } & Omit<ComponentProps<typeof Button>, 'icon'>

interface ContentRowProps {
  name: string
  note: ReactNode
  picture?: ReactNode
  isPublished: boolean
  publish: { busy: boolean; onClick: () => void }
  remove: { busy: boolean; onClick: () => void }
  onEdit: () => void
}
