import { expect, test } from 'vitest'
import { refusals } from '../testing/keep.ts'
import { settings } from '../platform/settings.ts'
import { banners } from './banners.ts'

const lead = (link_url: unknown) => refusals(banners.update.body, { link_url })

test('a banner leads into this site or to a safe address, or nowhere', () => {
  for (const link of ['/try-out', 'https://contoh.id/a', null]) expect(lead(link)).toEqual([])
  for (const link of ['//jahat.id', '/\\jahat.id', 'http://contoh.id', 'javascript:alert(1)', 'contoh.id'])
    expect(lead(link)).toEqual(['link_url'])
})

test('social media are named and safe', () => {
  const link = (platform: string, url: string) =>
    refusals(settings.update.body, { social_links: [{ platform, url }] })
  expect(link('instagram', 'https://instagram.com/gerbang')).toEqual([])
  expect(link('instagram', 'http://instagram.com/gerbang')).toEqual(['social_links.0.url'])
  expect(link('friendster', 'https://friendster.com')).toEqual(['social_links.0.platform'])
})

test('no setting can make a result come at a time that nobody has said', () => {
  expect(refusals(settings.update.body, { tryout_result_release: 'at_close' })).toEqual([])
  expect(refusals(settings.update.body, { tryout_result_release: 'at_time' })).toEqual([
    'tryout_result_release',
  ])
})
