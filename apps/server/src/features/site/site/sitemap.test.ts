import { expect, test } from 'vitest'
import { writeRobots, writeSitemap } from './sitemap.ts'

test('the sitemap names both lists and each article with its last change', () => {
  const articles = [{ slug: 'jadwal', updated_at: '2025-11-20T01:00:00.000Z' }]
  expect(writeSitemap('https://gerbang.test', articles)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://gerbang.test/</loc></url>
<url><loc>https://gerbang.test/content-news</loc></url>
<url><loc>https://gerbang.test/content-news/jadwal</loc><lastmod>2025-11-20T01:00:00.000Z</lastmod></url>
</urlset>
`)
})

test('an address with signs of XML stays readable', () => {
  expect(writeSitemap('https://gerbang.test/?a&b', [])).toContain('<loc>https://gerbang.test/?a&amp;b/</loc>')
})

test('robots stay out of what needs an account and find the sitemap', () => {
  const lines = writeRobots('https://gerbang.test').split('\n')
  expect(lines).toContain('Disallow: /student')
  expect(lines).toContain('Sitemap: https://gerbang.test/sitemap.xml')
})
