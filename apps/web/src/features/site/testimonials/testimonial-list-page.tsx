import { testimonials } from '@gerbang/contract/site/testimonials.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { ContentList } from '../../../content/content-list.tsx'
import { TestimonialDialog } from './testimonial-dialog.tsx'
import { TestimonialRow } from './testimonial-row.tsx'
import { texts } from './texts.ts'

const refreshes = [testimonials.listAll]

export function TestimonialListPage() {
  const list = useQuery(query(testimonials.listAll, { query: { per_page: 100 } }))
  const order = useSend(testimonials.order, { refreshes })
  const restore = useSend(testimonials.create, { refreshes })
  return (
    <ContentList
      current="testimonials"
      words={texts.list}
      from={list}
      getName={testimonial => testimonial.name}
      order={order}
      restore={{
        isPending: restore.isPending,
        bringBack: ({ id: _, created_at: _c, updated_at: _u, photo_url, ...story }, onSuccess) =>
          restore.mutate({ body: { ...story, photo_url: photo_url ?? undefined } }, { onSuccess }),
      }}
      renderDialog={(testimonial, onClose) => (
        <TestimonialDialog testimonial={testimonial} onClose={onClose} />
      )}
    >
      {(testimonial, acts) => <TestimonialRow testimonial={testimonial} {...acts} />}
    </ContentList>
  )
}
