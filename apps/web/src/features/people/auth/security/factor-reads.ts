import { auth } from '@gerbang/contract/people/auth.ts'
import { secondFactor } from '@gerbang/contract/people/second-factor.ts'
import { sessions } from '@gerbang/contract/people/sessions.ts'

/** What is told anew once a second factor changes. */
export const factorReads = [secondFactor.get, auth.me, sessions.list]
