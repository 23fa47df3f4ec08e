import type { OwnUser } from '@gerbang/contract/people/users.ts'
import { useNavigate } from 'react-router'
import { entryOf } from '../../../auth/guard.ts'
import { isOtherDocument } from '../../../auth/return-path.ts'
import { enter } from '../../../auth/viewer.ts'
import { dropDraft } from '../../../form/draft.ts'
import { registerDraft } from '../../../person/register-draft.ts'

/** What a browser does with somebody who has just proven who they are. */
export function useArrival(returnPath: string | undefined) {
  const navigate = useNavigate()
  return ({ token, user }: { token: string; user: OwnUser }) => {
    // Who signs in has registered; the next at this computer starts with an empty form.
    dropDraft(registerDraft)
    enter(token, user)
    const target = entryOf(user, returnPath)
    if (isOtherDocument(target)) location.assign(target)
    else void navigate(target, { replace: true })
  }
}
