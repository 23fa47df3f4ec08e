import { PlainPage } from '../../exam/screen/plain-page.tsx'
import { buttonClasses } from '../../ui/button.tsx'

/** In place of a session that cannot be opened: why, and the one way on. */
export function BlockedPage({ title, message, way }: BlockedPageProps) {
  return (
    <PlainPage>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-3 text-md text-muted">{message}</p>
      <a href={way.href} className={`${buttonClasses()} mt-6 w-full`}>
        {way.label}
      </a>
    </PlainPage>
  )
}

interface BlockedPageProps {
  title: string
  message: string
  way: { href: string; label: string }
}
