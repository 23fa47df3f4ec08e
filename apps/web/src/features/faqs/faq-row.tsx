import { type EditableFaq, faqs } from '@gerbang/contract/faqs.ts'
import { Eye, EyeOff, type LucideIcon, Pencil, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useSend } from '../../api/use-send.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Tip } from '../../ui/tip.tsx'
import { texts } from './texts.ts'

const words = texts.list

/** One question with what can be done to it. */
export function FaqRow({ faq, onEdit, onDeleted }: FaqRowProps) {
  const { id, question, category, is_published } = faq
  const update = useSend(faqs.update, { refreshes: [faqs.listAll] })
  const remove = useSend(faqs.delete, { refreshes: [faqs.listAll], onSuccess: onDeleted })
  return (
    <div className="flex flex-wrap items-center gap-x-3 py-2 pr-2">
      <div className="min-w-0 flex-1 basis-56 py-1">
        <p className="font-semibold wrap-anywhere">{question}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {category}
          {!is_published && <Chip>{words.draft}</Chip>}
        </p>
      </div>
      <div className="flex">
        <Act
          icon={is_published ? EyeOff : Eye}
          name={is_published ? words.unpublish : words.publish}
          aria-label={(is_published ? words.unpublishNamed : words.publishNamed)(question)}
          busy={update.isPending}
          onClick={() => update.mutate({ params: { id }, body: { is_published: !is_published } })}
        />
        <Act icon={Pencil} name={words.edit} aria-label={words.editNamed(question)} onClick={onEdit} />
        <Act
          icon={Trash2}
          name={words.delete}
          aria-label={words.deleteNamed(question)}
          busy={remove.isPending}
          onClick={() => remove.mutate({ params: { id } })}
        />
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

interface FaqRowProps {
  faq: EditableFaq
  onEdit: () => void
  onDeleted: () => void
}
