import type { Testimonial } from '@gerbang/contract/site/testimonials.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Section } from '../section.tsx'
import { texts } from '../texts.ts'

const words = texts.testimonials

export function Testimonials({ testimonials, isDemo }: TestimonialsProps) {
  const note = isDemo && <p className="text-sm text-muted">{words.fictional}</p>
  return (
    <Section id="testimoni" title={words.title} aside={note}>
      <ul className="mt-8 gap-6 sm:columns-2 lg:columns-3">
        {testimonials.map(testimonial => (
          <li key={testimonial.id} className="mb-6 break-inside-avoid">
            <Story testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface TestimonialsProps {
  testimonials: Testimonial[]
  isDemo: boolean
}

function Story({ testimonial: { name, school, accepted_at, year, quote, photo_url } }: StoryProps) {
  return (
    <figure className="rounded-card border border-line bg-surface p-5">
      <blockquote className="leading-relaxed">“{quote}”</blockquote>
      <figcaption className="mt-5 flex items-center gap-3">
        <Avatar name={name} url={photo_url} size={44} />
        <span className="min-w-0 text-sm">
          <strong className="block">{name}</strong>
          <span className="block text-muted">{school}</span>
          <span className="block text-muted">{words.accepted(accepted_at, year)}</span>
        </span>
      </figcaption>
    </figure>
  )
}

interface StoryProps {
  testimonial: Testimonial
}
