import type { Settings } from '@gerbang/contract/platform/settings.ts'
import type { ReactNode } from 'react'
import { sections } from './addresses.ts'
import { platformNames } from './platform-names.ts'
import { texts } from './texts.ts'

const words = texts.footer

export function SiteFooter({ settings, hasTestimonials }: SiteFooterProps) {
  const { product_name, footer_year, social_links } = settings
  const links = (['about', 'benefits', 'news', 'testimonials', 'questions'] as const).filter(
    name => name !== 'testimonials' || hasTestimonials,
  )
  return (
    <footer className="border-t border-line bg-surface">
      <div className="mx-auto grid max-w-[72rem] grid-cols-2 gap-x-6 gap-y-10 px-4 py-12 sm:px-6 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-2 lg:col-span-1">
          <p className="text-lg font-extrabold tracking-tight">{product_name}</p>
          <p className="mt-2 max-w-[30ch] text-md text-muted">{words.line}</p>
        </div>
        <Column title={words.label}>
          {links.map(name => (
            <FooterLink key={name} href={sections[name]}>
              {texts.links[name]}
            </FooterLink>
          ))}
        </Column>
        {social_links.length > 0 && (
          <Column title={words.social}>
            {social_links.map(({ platform, url }) => (
              <FooterLink key={url} href={url}>
                {platformNames[platform]}
              </FooterLink>
            ))}
          </Column>
        )}
        <Contact settings={settings} />
      </div>
      <p className="mx-auto max-w-[72rem] px-4 pb-10 text-sm text-muted sm:px-6">
        {words.copyright(footer_year, product_name)}
      </p>
    </footer>
  )
}

interface SiteFooterProps {
  settings: Settings
  hasTestimonials: boolean
}

function Contact({ settings }: { settings: Settings }) {
  const { contact_email, contact_phone, contact_city, contact_province } = settings
  const place = [contact_city, contact_province].filter(Boolean).join(', ')
  if (!contact_email && !contact_phone && !place) return null
  return (
    <Column title={words.contact} className="max-lg:col-span-2">
      {contact_email && <FooterLink href={`mailto:${contact_email}`}>{contact_email}</FooterLink>}
      {contact_phone && (
        <FooterLink href={`tel:${contact_phone.replace(/[^+\d]/g, '')}`}>{contact_phone}</FooterLink>
      )}
      {place && <li className="py-1.5 text-md text-muted">{place}</li>}
    </Column>
  )
}

function Column({ title, className = '', children }: ColumnProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <h2 className="text-sm tracking-normal">{title}</h2>
      <ul className="mt-2">{children}</ul>
    </div>
  )
}

interface ColumnProps {
  title: string
  className?: string
  children: ReactNode
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        className="inline-flex min-h-9 items-center text-md wrap-anywhere text-muted underline-offset-4 hover:text-ink hover:underline"
      >
        {children}
      </a>
    </li>
  )
}
