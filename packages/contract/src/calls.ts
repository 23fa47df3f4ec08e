import { accounts } from './accounts.ts'
import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { dashboard } from './dashboard.ts'
import { classReports } from './class-reports.ts'
import { lateAnswers } from './late-answers.ts'
import { mail } from './mail.ts'
import { studentCodes } from './student-codes.ts'
import { banners } from './banners.ts'
import type { Call } from './call.ts'
import { invitations } from './invitations.ts'
import { examDay } from './exam-day.ts'
import { examSignals } from './exam-signals.ts'
import { home } from './home.ts'
import { interchange } from './interchange.ts'
import { jobs } from './jobs.ts'
import { faqs } from './faqs.ts'
import { media } from './media.ts'
import { guidances } from './guidances.ts'
import { onPaper } from './on-paper.ts'
import { news } from './news.ts'
import { outcomes } from './outcomes.ts'
import { ownData } from './own-data.ts'
import { passwords } from './passwords.ts'
import { practices } from './practices.ts'
import { profile } from './profile.ts'
import { programs } from './programs.ts'
import { progresses } from './progresses.ts'
import { questionBanks } from './question-banks.ts'
import { quizAuthoring } from './quiz-authoring.ts'
import { quizzes } from './quizzes.ts'
import { questionReviews } from './question-reviews.ts'
import { questionVersions } from './question-versions.ts'
import { questionReports } from './question-reports.ts'
import { questions } from './questions.ts'
import { raports } from './raports.ts'
import { regions } from './regions.ts'
import { reminders } from './reminders.ts'
import { reports } from './reports.ts'
import { results } from './results.ts'
import { scores } from './scores.ts'
import { sessions } from './sessions.ts'
import { settings } from './settings.ts'
import { subjects } from './subjects.ts'
import { teachers } from './teachers.ts'
import { testimonials } from './testimonials.ts'
import { tryoutPlans } from './tryout-plans.ts'
import { tryouts } from './tryouts.ts'
import { universities, universityCatalogue } from './universities.ts'
import { users } from './users.ts'

/** Every call, by resource. The server refuses to start while one of them has no handler. */
export const calls = {
  auth,
  accounts,
  passwords,
  sessions,
  profile,
  ownData,
  reminders,
  programs,
  regions,
  universities,
  universityCatalogue,
  subjects,
  questionBanks,
  questions,
  questionVersions,
  questionReviews,
  questionReports,
  teachers,
  interchange,
  tryouts,
  tryoutPlans,
  examDay,
  onPaper,
  examSignals,
  lateAnswers,
  progresses,
  results,
  reports,
  classReports,
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
  quizAuthoring,
  practices,
  raports,
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
