import type { NewsCard } from '@gerbang/contract/site/news.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// Signs that XML 1.0 cannot hold, however they are written.
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const escape = (text: string) => text.replace(unwritable, '').replace(/[&<>"]/g, sign => escapes[sign] ?? '')

/** The newest articles in Atom (RFC 4287), for readers of feeds. */
export function writeFeed(
  { publicUrl, name }: { publicUrl: string; name: string },
  articles: Pick<NewsCard, 'id' | 'slug' | 'title' | 'excerpt' | 'published_at'>[],
): string {
  const base = escape(publicUrl)
  const entries = articles.map(
    ({ id, slug, title, excerpt, published_at }) =>
      `<entry><id>urn:uuid:${id}</id><title>${escape(title)}</title><link href="${base}/content-news/${slug}"/>` +
      `<updated>${published_at}</updated><summary>${escape(excerpt)}</summary></entry>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="id">',
    `<id>${base}/feed.xml</id><title>${escape(name)}</title><author><name>${escape(name)}</name></author>`,
    `<link rel="self" href="${base}/feed.xml"/><link href="${base}/content-news"/>`,
    `<updated>${articles[0]?.published_at ?? '2025-01-01T00:00:00.000Z'}</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n')
}
