import { banners, type EditableBanner } from '@gerbang/contract/site/banners.ts'
import { useSend } from '../../../api/use-send.ts'
import type { RowActs } from '../../../content/content-list.tsx'
import { ContentRow } from '../../../content/content-row.tsx'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { toPlacement } from './placements.ts'
import { texts } from './texts.ts'

const refreshes = [banners.listAll, banners.list]

/** One banner with what can be done to it. */
export function BannerRow({ banner, onEdit, onDeleted }: { banner: EditableBanner } & RowActs) {
  const { id, title, placement, image_url, opens_at, closes_at, is_active } = banner
  const { formatTime } = useTimeFormat()
  const update = useSend(banners.update, { refreshes })
  const remove = useSend(banners.delete, { refreshes, onSuccess: onDeleted })
  const notes = [
    texts.placements[toPlacement(placement)],
    opens_at && texts.list.from(formatTime(opens_at)),
    closes_at && texts.list.until(formatTime(closes_at)),
  ]
  return (
    <ContentRow
      name={title}
      note={notes.filter(Boolean).join(' · ')}
      picture={
        <img
          src={image_url}
          alt=""
          className="h-12 w-20 rounded-chip border border-line bg-sunken object-cover"
        />
      }
      isPublished={is_active}
      publish={{
        busy: update.isPending,
        onClick: () => update.mutate({ params: { id }, body: { is_active: !is_active } }),
      }}
      remove={{ busy: remove.isPending, onClick: () => remove.mutate({ params: { id } }) }}
      onEdit={onEdit}
    />
  )
}
