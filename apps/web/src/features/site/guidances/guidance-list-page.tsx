import { guidances } from '@gerbang/contract/site/guidances.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { ContentList } from '../../../content/content-list.tsx'
import { GuidanceDialog } from './guidance-dialog.tsx'
import { GuidanceRow } from './guidance-row.tsx'
import { texts } from './texts.ts'

const refreshes = [guidances.listAll]

export function GuidanceListPage() {
  const list = useQuery(query(guidances.listAll, { query: { per_page: 100 } }))
  const order = useSend(guidances.order, { refreshes })
  const restore = useSend(guidances.create, { refreshes })
  return (
    <ContentList
      current="guides"
      words={texts.list}
      from={list}
      getName={guide => guide.title}
      order={order}
      restore={{
        isPending: restore.isPending,
        bringBack: ({ title, body, video_url, file_url, file_name, is_published, position }, onSuccess) =>
          restore.mutate(
            { body: { title, body, video_url, file_url, file_name, is_published, position } },
            { onSuccess },
          ),
      }}
      renderDialog={(guide, onClose) => <GuidanceDialog guide={guide} onClose={onClose} />}
    >
      {(guide, acts) => <GuidanceRow guide={guide} {...acts} />}
    </ContentList>
  )
}
