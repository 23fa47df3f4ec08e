import { accounts } from './people/accounts.ts'
import { audit } from './platform/audit.ts'
import { auth } from './people/auth.ts'
import { dashboard } from './office/dashboard.ts'
import { classes } from './people/classes.ts'
import { classTasks } from './learning/class-tasks.ts'
import { classReports } from './office/class-reports.ts'
import { lateAnswers } from './scores/late-answers.ts'
import { mail } from './platform/mail.ts'
import { studentLists } from './people/student-lists.ts'
import { studentCodes } from './people/student-codes.ts'
import { banners } from './site/banners.ts'
import type { Call } from './call.ts'
import { invitations } from './people/invitations.ts'
import { examDay } from './exam/exam-day.ts'
import { rehearsals } from './exam/rehearsals.ts'
import { paperAssembly } from './exam/paper-assembly.ts'
import { examSignals } from './exam/exam-signals.ts'
import { history } from './learning/history.ts'
import { home } from './learning/home.ts'
import { interchange } from './bank/interchange.ts'
import { jobs } from './platform/jobs.ts'
import { faqs } from './site/faqs.ts'
import { markings } from './office/markings.ts'
import { media } from './platform/media.ts'
import { guidances } from './site/guidances.ts'
import { onPaper } from './exam/on-paper.ts'
import { news } from './site/news.ts'
import { outcomes } from './scores/outcomes.ts'
import { ownData } from './people/own-data.ts'
import { passwords } from './people/passwords.ts'
import { lessons } from './learning/lessons.ts'
import { practices } from './learning/practices.ts'
import { profile } from './people/profile.ts'
import { programs } from './exam/programs.ts'
import { progresses } from './exam/progresses.ts'
import { packs } from './bank/packs.ts'
import { calibrations } from './bank/calibrations.ts'
import { questionBanks } from './bank/question-banks.ts'
import { quizAuthoring } from './learning/quiz-authoring.ts'
import { quizzes } from './learning/quizzes.ts'
import { challenges } from './learning/challenges.ts'
import { questionReviews } from './bank/question-reviews.ts'
import { questionVersions } from './bank/question-versions.ts'
import { questionReports } from './bank/question-reports.ts'
import { questions } from './bank/questions.ts'
import { firstAdmin } from './people/first-admin.ts'
import { schoolLogin } from './people/school-login.ts'
import { setup } from './office/setup.ts'
import { classRaports, raportShares, raports } from './scores/raports.ts'
import { regions } from './platform/regions.ts'
import { reminders } from './learning/reminders.ts'
import { reports } from './office/reports.ts'
import { results } from './scores/results.ts'
import { scores } from './scores/scores.ts'
import { secondFactor } from './people/second-factor.ts'
import { sessions } from './people/sessions.ts'
import { settings } from './platform/settings.ts'
import { studyPlans } from './exam/study-plans.ts'
import { subjects } from './bank/subjects.ts'
import { teachers } from './office/teachers.ts'
import { testimonials } from './site/testimonials.ts'
import { tryoutPlans } from './exam/tryout-plans.ts'
import { tryouts } from './exam/tryouts.ts'
import { universities } from './exam/universities.ts'
import { universityCatalogue } from './exam/university-catalogue.ts'
import { users } from './people/users.ts'

/** Every call, by resource. The server refuses to start while one of them has no handler. */
export const calls = {
  auth,
  accounts,
  passwords,
  sessions,
  secondFactor,
  profile,
  ownData,
  reminders,
  programs,
  regions,
  universities,
  universityCatalogue,
  subjects,
  questionBanks,
  calibrations,
  questions,
  questionVersions,
  questionReviews,
  questionReports,
  teachers,
  interchange,
  packs,
  tryouts,
  tryoutPlans,
  paperAssembly,
  examDay,
  rehearsals,
  onPaper,
  examSignals,
  lateAnswers,
  progresses,
  results,
  reports,
  classes,
  classTasks,
  studentLists,
  classReports,
  markings,
  scores,
  settings,
  banners,
  news,
  testimonials,
  jobs,
  faqs,
  guidances,
  media,
  quizzes,
  challenges,
  quizAuthoring,
  lessons,
  practices,
  studyPlans,
  history,
  raports,
  classRaports,
  raportShares,
  firstAdmin,
  schoolLogin,
  setup,
  outcomes,
  home,
  users,
  invitations,
  studentCodes,
  dashboard,
  audit,
  mail,
} satisfies Record<string, Record<string, Call>>

export function listCalls(): { name: string; call: Call }[] {
  return Object.entries(calls).flatMap(([resource, group]) =>
    Object.entries(group).map(([name, call]) => ({ name: `${resource}.${name}`, call })),
  )
}
