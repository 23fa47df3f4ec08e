import { findVisitor } from '../../../../auth/loaders.ts'
import type { VisitorScreen } from '../../../../layout/screen.ts'
import { paths } from '../../../../paths.ts'

export const verificationScreens: VisitorScreen[] = [
  {
    path: paths.verificationResult,
    loader: findVisitor,
    load: async () => (await import('./verification-result-page.tsx')).VerificationResultPage,
  },
]
