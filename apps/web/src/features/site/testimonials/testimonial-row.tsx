import { type EditableTestimonial, testimonials } from '@gerbang/contract/site/testimonials.ts'
import { useSend } from '../../../api/use-send.ts'
import type { RowActs } from '../../../content/content-list.tsx'
import { ContentRow } from '../../../content/content-row.tsx'
import { Avatar } from '../../../ui/avatar.tsx'

const refreshes = [testimonials.listAll]

/** One testimonial with what can be done to it. */
export function TestimonialRow({ testimonial, onEdit, onDeleted }: TestimonialRowProps) {
  const { id, name, accepted_at, year, photo_url, is_published } = testimonial
  const update = useSend(testimonials.update, { refreshes })
  const remove = useSend(testimonials.delete, { refreshes, onSuccess: onDeleted })
  return (
    <ContentRow
      name={name}
      note={`${accepted_at}, ${year}`}
      picture={<Avatar name={name} url={photo_url} size={44} />}
      isPublished={is_published}
      publish={{
        busy: update.isPending,
        onClick: () => update.mutate({ params: { id }, body: { is_published: !is_published } }),
      }}
      remove={{ busy: remove.isPending, onClick: () => remove.mutate({ params: { id } }) }}
      onEdit={onEdit}
    />
  )
}

type TestimonialRowProps = { testimonial: EditableTestimonial } & RowActs
