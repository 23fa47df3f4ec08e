import { markingScreens } from '../features/office/markings/markings.screens.ts'
import { classScreens } from '../features/people/classes/classes.screens.ts'
import { classRaportScreens } from '../features/scores/raports/class-raport.screens.ts'
import { questionReportScreens } from '../features/bank/question-reports/question-reports.screens.ts'
import { questionBankScreens } from '../features/bank/question-banks/question-banks.screens.ts'
import { calibrationScreens } from '../features/bank/calibrations/calibrations.screens.ts'
import { interchangeScreens } from '../features/bank/interchange/interchange.screens.ts'
import { questionEditorScreens } from '../features/bank/questions/editor/question-editor.screens.ts'
import { questionReviewScreens } from '../features/bank/questions/reviews/question-reviews.screens.ts'
import { classReportScreens } from '../features/office/reports/class/class-report.screens.ts'
import { handbookScreens } from '../features/site/guidances/staff-guidances.screens.ts'
import { profileScreens } from '../features/people/profile/profile.screens.ts'
import { securityScreens } from '../features/people/auth/security/security.screens.ts'

/** What admins and teachers both have; the server says what each of them may do there. */
export const staffScreens = [
  ...markingScreens,
  ...classScreens,
  ...classRaportScreens,
  ...questionReportScreens,
  ...questionBankScreens,
  ...calibrationScreens,
  ...interchangeScreens,
  ...questionEditorScreens,
  ...questionReviewScreens,
  ...classReportScreens,
  ...handbookScreens,
  ...profileScreens,
  ...securityScreens,
]
