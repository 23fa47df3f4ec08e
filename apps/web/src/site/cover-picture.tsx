import { joinClasses } from '../ui/join-classes.ts'

/** The picture over an article, where it has one; what is seen first comes first. */
export function CoverPicture({ url, isFirst = false, className }: CoverPictureProps) {
  if (url === null) return null
  return (
    <img
      src={url}
      alt=""
      width={1280}
      height={720}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      className={joinClasses(
        'aspect-video w-full rounded-card border border-line bg-sunken object-cover',
        className,
      )}
    />
  )
}

interface CoverPictureProps {
  url: string | null
  isFirst?: boolean
  className: string
}
