import { banners } from '@gerbang/contract/site/banners.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { ContentList } from '../../../content/content-list.tsx'
import { BannerDialog } from './banner-dialog.tsx'
import { BannerRow } from './banner-row.tsx'
import { toPlacement } from './placements.ts'
import { texts } from './texts.ts'

const refreshes = [banners.listAll, banners.list]

export function BannerListPage() {
  const list = useQuery(query(banners.listAll, { query: { per_page: 100 } }))
  const order = useSend(banners.order, { refreshes })
  const restore = useSend(banners.create, { refreshes })
  return (
    <ContentList
      current="banners"
      words={texts.list}
      from={list}
      getName={banner => banner.title}
      order={order}
      restore={{
        isPending: restore.isPending,
        bringBack: ({ id: _, created_at: _c, updated_at: _u, placement, ...banner }, onSuccess) =>
          restore.mutate({ body: { ...banner, placement: toPlacement(placement) } }, { onSuccess }),
      }}
      renderDialog={(banner, onClose) => <BannerDialog banner={banner} onClose={onClose} />}
    >
      {(banner, acts) => <BannerRow banner={banner} {...acts} />}
    </ContentList>
  )
}
