import type { Banner } from '@gerbang/contract/site/banners.ts'

/** The first banner meant for the sign-in pages, else the first of all. */
export function pickBanner<B extends Pick<Banner, 'placement'>>(banners: readonly B[]): B | undefined {
  return banners.find(({ placement }) => /login/i.test(placement)) ?? banners[0]
}
