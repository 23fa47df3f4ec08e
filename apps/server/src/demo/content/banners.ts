import type { Row } from '../../db/insert-rows.ts'
import type { SeedMeans } from '../../db/reference/seed-reference.ts'
import type { FindAddress } from './upload-pictures.ts'

export function buildBanners(findAddress: FindAddress, { now, newId }: SeedMeans): Row<'banners'>[] {
  const at = now().toISOString()
  return [
    {
      id: newId(),
      placement: 'login',
      title: 'Satu subtes malam ini, satu langkah lebih dekat.',
      image_url: findAddress('login'),
      alt: 'Ponsel dengan soal pilihan ganda yang sudah dijawab, di depan matahari terbit di balik gerbang.',
      link_url: null,
      position: 1,
      opens_at: null,
      closes_at: null,
      is_active: true,
      created_at: at,
      updated_at: at,
    },
  ]
}
