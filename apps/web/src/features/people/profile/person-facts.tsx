import type { Profile } from '@gerbang/contract/people/profile.ts'
import { texts as study } from '../../../person/study-texts.ts'
import { EmailRow } from './email-row.tsx'
import { OwnClasses } from './own-classes.tsx'
import { texts } from './texts.ts'

const words = texts.person

/** What is known of somebody, to be read. */
export function PersonFacts({ profile }: { profile: Profile }) {
  const { role, username, phone, program, school_name, grade, province, city, district } = profile
  const place = [district, city, province].flatMap(region => (region === null ? [] : [region.name]))
  const ofStudent: [string, string | null | undefined][] = [
    [study.program, program?.name],
    [study.school, school_name],
    [study.grade, grade && study.grades[grade]],
  ]
  const facts: typeof ofStudent = [
    [words.username, username],
    [words.phone, phone],
    ...(role === 'student' ? ofStudent : []),
    [words.place, place.join(', ')],
  ]
  return (
    <div className="mb-5 grid grid-cols-1 gap-5 sm:grid-cols-2">
      <EmailRow profile={profile} />
      <OwnClasses profile={profile} />
      <dl className="contents">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value || <span className="text-muted">{words.unknown}</span>}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
