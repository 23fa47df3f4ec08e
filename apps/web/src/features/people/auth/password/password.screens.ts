import { expectFirstPassword } from '../../../../auth/loaders.ts'
import type { VisitorScreen } from '../../../../layout/screen.ts'
import { paths } from '../../../../paths.ts'

export const passwordScreens: VisitorScreen[] = [
  {
    path: paths.forgotPassword,
    load: async () => (await import('./forgot-password-page.tsx')).ForgotPasswordPage,
  },
  {
    path: paths.verifyOtp,
    load: async () => (await import('./verify-otp-page.tsx')).VerifyOtpPage,
  },
  {
    path: paths.resetPassword,
    load: async () => (await import('./reset-password-page.tsx')).ResetPasswordPage,
  },
  {
    path: paths.firstPassword,
    loader: expectFirstPassword,
    load: async () => (await import('./first-password-page.tsx')).FirstPasswordPage,
  },
  {
    path: paths.acceptInvitation,
    load: async () => (await import('./accept-invitation-page.tsx')).AcceptInvitationPage,
  },
]
