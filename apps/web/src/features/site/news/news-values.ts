export interface NewsValues {
  title: string
  excerpt: string
  body: string
  status: 'draft' | 'published'
  published_at: string | null
  new_cover: File | null
  removes_cover: boolean
}

/** What the call takes of them: an untouched cover stays. */
export function toNewsBody({ new_cover, removes_cover, ...written }: NewsValues) {
  if (new_cover) return { ...written, cover: new_cover }
  return removes_cover ? { ...written, cover: null } : written
}
