import { type EditableGuidance, guidances } from '@gerbang/contract/site/guidances.ts'
import { useSend } from '../../../api/use-send.ts'
import type { RowActs } from '../../../content/content-list.tsx'
import { ContentRow } from '../../../content/content-row.tsx'
import { texts } from './texts.ts'

const words = texts.list
const refreshes = [guidances.listAll]

/** One guide with what can be done to it. */
export function GuidanceRow({ guide, onEdit, onDeleted }: { guide: EditableGuidance } & RowActs) {
  const { id, title, video_url, file_url, is_published } = guide
  const update = useSend(guidances.update, { refreshes })
  const remove = useSend(guidances.delete, { refreshes, onSuccess: onDeleted })
  const parts = [words.text, video_url && words.video, file_url && words.file]
  return (
    <ContentRow
      name={title}
      note={parts.filter(Boolean).join(', ')}
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
