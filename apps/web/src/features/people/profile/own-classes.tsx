import type { Profile } from '@gerbang/contract/people/profile.ts'
import { texts } from './texts.ts'

const words = texts.person

/** The school says who is in which class. A field of one line would cut off the longer names on a phone. */
export function OwnClasses({ profile: { classes } }: { profile: Profile }) {
  if (classes.length === 0) return null
  const names = classes.map(({ name, year }) => `${name} (${year}/${year + 1})`).join(', ')
  return (
    <div className="rounded-control bg-sunken p-4 sm:col-span-2">
      <p className="text-sm font-semibold">{words.classes}</p>
      <p className="mt-1 wrap-anywhere">{names}</p>
      <p className="mt-1 text-sm text-muted">{words.classesHint}</p>
    </div>
  )
}
