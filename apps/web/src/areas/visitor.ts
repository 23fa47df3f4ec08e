import type { RouteObject } from 'react-router'
import { verificationScreens } from '../features/people/accounts/verification/email-verification.screens.ts'
import { loginScreens } from '../features/people/auth/login.screens.ts'
import { passwordScreens } from '../features/people/auth/password/password.screens.ts'
import { firstAdminScreens } from '../features/people/accounts/first-admin/first-admin.screens.ts'
import { registerScreens } from '../features/people/accounts/register.screens.ts'
import { reminderScreens } from '../features/learning/reminders/reminders.screens.ts'
import { loadTips } from '../ui/overlay/tip.tsx'

const screens = [
  ...loginScreens,
  ...registerScreens,
  ...firstAdminScreens,
  ...passwordScreens,
  ...verificationScreens,
  ...reminderScreens,
]

/** Pages for those who are not signed in. */
export const buildVisitorArea = (): RouteObject => ({
  lazy: { Component: loadAuthLayout },
  children: screens.map(({ path, loader, load }) => ({
    path,
    ...(loader && { loader }),
    lazy: { Component: load },
  })),
})

async function loadAuthLayout() {
  const [{ AuthLayout }] = await Promise.all([import('../layout/auth-layout.tsx'), loadTips()])
  return AuthLayout
}
