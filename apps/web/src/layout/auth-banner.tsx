import { type Banner, banners } from '@gerbang/contract/site/banners.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../api/query.ts'
import { texts } from '../texts.ts'
import art from './login-art.svg'
import { pickBanner } from './pick-banner.ts'

/** The picture beside the sign-in forms; the built-in one where the server has none or it does not load. */
export function AuthBanner() {
  const list = useQuery({ ...query(banners.list, {}), retry: false })
  const [isBroken, setBroken] = useState(false)
  const banner = pickBanner(list.data?.data ?? [])
  return (
    <aside className="sticky top-0 flex h-dvh flex-col justify-between gap-8 overflow-hidden bg-panel p-12 text-on-panel">
      {list.isPending && <output className="m-auto">{texts.loadingBanner}</output>}
      {!list.isPending && banner && !isBroken && (
        <ServerBanner banner={banner} onError={() => setBroken(true)} />
      )}
      {!list.isPending && (!banner || isBroken) && <OwnBanner />}
    </aside>
  )
}

function ServerBanner({ banner, onError }: { banner: Banner; onError: () => void }) {
  const picture = (
    <img
      src={new URL(banner.image_url, location.origin).href}
      alt={banner.alt}
      onError={onError}
      className="size-full object-contain"
    />
  )
  return (
    <>
      <div className="min-h-0 flex-1">
        {banner.link_url === null ? picture : <a href={banner.link_url}>{picture}</a>}
      </div>
      <p className="line-clamp-3 text-3xl font-extrabold tracking-tight text-balance">{banner.title}</p>
    </>
  )
}

function OwnBanner() {
  return (
    <>
      <img
        src={art}
        alt=""
        width={640}
        height={590}
        className="mx-auto min-h-0 w-full max-w-140 flex-1 object-contain"
      />
      <p className="max-w-[18ch] text-4xl font-extrabold tracking-tight text-balance xl:max-w-[22ch]">
        “{texts.motto}”
      </p>
    </>
  )
}
