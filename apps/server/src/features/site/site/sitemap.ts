/** Slugs and UTC times need no escaping in XML; the address of the installation might. */
export function writeSitemap(publicUrl: string, articles: { slug: string; updated_at: string }[]): string {
  const base = publicUrl.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const entries = [
    `<url><loc>${base}/</loc></url>`,
    `<url><loc>${base}/content-news</loc></url>`,
    ...articles.map(
      ({ slug, updated_at }) =>
        `<url><loc>${base}/content-news/${slug}</loc><lastmod>${updated_at}</lastmod></url>`,
    ),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

/** What needs an account is of no use in a search. */
export function writeRobots(publicUrl: string): string {
  const closed = ['/api/', '/student', '/teacher', '/admin', '/session']
  return [
    'User-agent: *',
    ...closed.map(path => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
