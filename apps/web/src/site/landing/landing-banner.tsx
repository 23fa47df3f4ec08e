import type { Banner } from '@gerbang/contract/site/banners.ts'

/** What admins want everybody to see first, with its own picture. */
export function LandingBanner({ banner: { title, image_url, alt, link_url } }: { banner: Banner }) {
  const face = (
    <>
      <img
        src={image_url}
        alt={alt}
        loading="lazy"
        className="aspect-video w-full rounded-control bg-sunken object-cover sm:w-64"
      />
      <span className="text-xl font-bold">{title}</span>
    </>
  )
  const box =
    'flex flex-col gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-4 shadow-card sm:flex-row sm:items-center'
  return (
    <div className="mx-auto max-w-[72rem] px-4 pb-14 sm:px-6 md:pb-20">
      {link_url === null ? (
        <div className={box}>{face}</div>
      ) : (
        <a href={link_url} className={`${box} transition-colors duration-150 hover:border-line-strong`}>
          {face}
        </a>
      )}
    </div>
  )
}
