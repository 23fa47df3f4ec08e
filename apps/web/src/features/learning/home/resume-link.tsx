import type { Resume } from '@gerbang/contract/learning/home.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fillPath, paths } from '../../../paths.ts'

export function ResumeLink({ of: { kind, slug }, className, children }: ResumeLinkProps) {
  // Another document: the session is not part of this app.
  if (kind === 'practice')
    return (
      <a href={fillPath(paths.practiceSession, { id: slug })} className={className}>
        {children}
      </a>
    )
  const path = kind === 'tryout' ? paths.subjects : paths.quiz
  return (
    <Link to={fillPath(path, { slug })} className={className}>
      {children}
    </Link>
  )
}

interface ResumeLinkProps {
  of: Pick<Resume, 'kind' | 'slug'>
  className: string
  children: ReactNode
}
