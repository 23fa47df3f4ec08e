import type { JobQueue } from './db/job-queue.ts'
import type { JobKind, JobOrder } from './features/jobs/run-jobs.ts'
import { accountRoutes } from './features/accounts/accounts.routes.ts'
import { authRoutes } from './features/auth/auth.routes.ts'
import { passwordRoutes } from './features/auth/passwords.routes.ts'
import { sessionRoutes } from './features/auth/sessions.routes.ts'
import type { Viewers } from './features/auth/viewers.ts'
import { commitJob, readingJob } from './features/interchange/import.jobs.ts'
import { interchangeRoutes } from './features/interchange/interchange.routes.ts'
import { jobRoutes } from './features/jobs/jobs.routes.ts'
import { auditRoutes } from './features/audit/audit.routes.ts'
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts'
import { mailRoutes } from './features/mail/mail.routes.ts'
import { codeChangeRoutes } from './features/student-codes/change-codes.routes.ts'
import { studentCodeRoutes } from './features/student-codes/student-codes.routes.ts'
import { bannerRoutes } from './features/banners/banners.routes.ts'
import { examDayRoutes } from './features/exam-day/exam-day.routes.ts'
import { runningRoutes } from './features/exam-day/running.routes.ts'
import { faqRoutes } from './features/faqs/faqs.routes.ts'
import { guidanceRoutes } from './features/guidances/guidances.routes.ts'
import type { MailJob } from './features/mail/mail-job.ts'
import { mediaRoutes } from './features/media/media.routes.ts'
import { newsRoutes } from './features/news/news.routes.ts'
import { onPaperRoutes } from './features/on-paper/on-paper.routes.ts'
import { importSheets } from './features/on-paper/take-in.jobs.ts'
import { outcomeRoutes } from './features/outcomes/outcomes.routes.ts'
import { importOutcomes } from './features/outcomes/import-outcomes.ts'
import { ownDataRoutes } from './features/own-data/own-data.routes.ts'
import { copyOwnData } from './features/own-data/copy.jobs.ts'
import { profileRoutes } from './features/profile/profile.routes.ts'
import { programRoutes } from './features/programs/programs.routes.ts'
import { enrolmentRoutes } from './features/progresses/enrolment.routes.ts'
import type { Exam } from './features/progresses/exam.ts'
import { progressRoutes } from './features/progresses/progresses.routes.ts'
import { signalRoutes } from './features/progresses/signals.routes.ts'
import { subjectRoutes } from './features/progresses/subjects.routes.ts'
import { memberRoutes } from './features/question-banks/members.routes.ts'
import { questionBankRoutes } from './features/question-banks/question-banks.routes.ts'
import { quizAuthoringRoutes } from './features/quizzes/authoring.routes.ts'
import { quizSittingRoutes } from './features/quizzes/sitting.routes.ts'
import { quizRoutes } from './features/quizzes/quizzes.routes.ts'
import { bulkQuestionRoutes } from './features/questions/bulk.routes.ts'
import { teacherDashboardRoutes } from './features/questions/dashboard.routes.ts'
import { moveQuestionRoutes } from './features/questions/move.routes.ts'
import { questionListRoutes } from './features/questions/question-list.routes.ts'
import { questionRoutes } from './features/questions/questions.routes.ts'
import { reviewQuestionRoutes } from './features/questions/reviews.routes.ts'
import { versionRoutes } from './features/questions/versions.routes.ts'
import { stimulusRoutes } from './features/questions/stimuli.routes.ts'
import { practiceRoutes } from './features/practices/practices.routes.ts'
import { homeRoutes } from './features/home/home.routes.ts'
import { questionReportRoutes } from './features/question-reports/question-reports.routes.ts'
import { reportData } from './features/question-reports/personal-data.ts'
import { raportRoutes } from './features/raports/raports.routes.ts'
import { regionRoutes } from './features/regions/regions.routes.ts'
import { classReportRoutes } from './features/reports/class-reports.routes.ts'
import { classShareRoutes } from './features/reports/class-shares.routes.ts'
import { reportRoutes } from './features/reports/reports.routes.ts'
import { reminderRoutes } from './features/reminders/reminders.routes.ts'
import { resultRoutes } from './features/results/results.routes.ts'
import { reviewRoutes } from './features/results/review.routes.ts'
import { lateAnswerRoutes } from './features/scores/late-answers.routes.ts'
import { runRoutes } from './features/scores/runs.routes.ts'
import { scoreRoutes } from './features/scores/scores.routes.ts'
import { settingsRoutes } from './features/settings/settings.routes.ts'
import { subjectListRoutes } from './features/subjects/subjects.routes.ts'
import { testimonialRoutes } from './features/testimonials/testimonials.routes.ts'
import { planPaperRoutes } from './features/tryout-plans/plan-papers.routes.ts'
import { planPublicationRoutes } from './features/tryout-plans/plan-publication.routes.ts'
import { tryoutPlanRoutes } from './features/tryout-plans/tryout-plans.routes.ts'
import { tryoutRoutes } from './features/tryouts/tryouts.routes.ts'
import { catalogueRoutes } from './features/universities/catalogue.routes.ts'
import { majorRoutes } from './features/universities/majors.routes.ts'
import { universityRoutes } from './features/universities/universities.routes.ts'
import { invitationRoutes } from './features/users/invitations.routes.ts'
import { userImportRoutes } from './features/users/import.routes.ts'
import { importUsers } from './features/users/import-users.ts'
import { userRoutes } from './features/users/users.routes.ts'
import { authData } from './features/auth/personal-data.ts'
import { mailData } from './features/mail/personal-data.ts'
import { copyData } from './features/own-data/personal-data.ts'
import { profileData } from './features/profile/personal-data.ts'
import { attemptData } from './features/progresses/personal-data.ts'
import { practiceData } from './features/practices/personal-data.ts'
import { reminderData } from './features/reminders/personal-data.ts'
import { quizData } from './features/quizzes/personal-data.ts'
import { outcomeData } from './features/outcomes/personal-data.ts'
import { resultData } from './features/results/personal-data.ts'
import { rankData } from './features/rankings/personal-data.ts'
import { codeData } from './features/student-codes/personal-data.ts'
import { invitationData } from './features/users/personal-data.ts'
import type { Mount } from './http/handle.ts'
import type { PersonalData } from './personal-data.ts'
import type { Platform } from './platform.ts'

/** What features share in one process, beside the platform. */
export interface FeatureMeans extends Platform {
  exam: Exam
  viewers: Viewers
  mails: JobQueue<MailJob>
  work: JobQueue<JobOrder>
  personalData: readonly PersonalData[]
  /** Says that a try-out has new scores, so that its ranking is computed again. */
  noteScores: (tryoutId: string) => void
}

/** What is held of people, feature by feature. Whoever adds a table about people adds a line. */
export const personalData: readonly PersonalData[] = [
  profileData,
  authData,
  mailData,
  invitationData,
  codeData,
  attemptData,
  resultData,
  outcomeData,
  rankData,
  quizData,
  practiceData,
  reportData,
  reminderData,
  copyData,
]

/** What may be started as a long job. */
export const jobKinds: readonly JobKind<never>[] = [
  importUsers,
  importSheets,
  importOutcomes,
  readingJob,
  commitJob,
  copyOwnData(personalData),
]

/** All calls of the contract are mounted by one of these. */
export const features: ((mount: Mount, means: FeatureMeans) => void)[] = [
  authRoutes,
  accountRoutes,
  passwordRoutes,
  sessionRoutes,
  profileRoutes,
  ownDataRoutes,
  reminderRoutes,
  programRoutes,
  regionRoutes,
  universityRoutes,
  catalogueRoutes,
  majorRoutes,
  subjectListRoutes,
  questionBankRoutes,
  memberRoutes,
  questionRoutes,
  questionListRoutes,
  moveQuestionRoutes,
  teacherDashboardRoutes,
  bulkQuestionRoutes,
  stimulusRoutes,
  versionRoutes,
  reviewQuestionRoutes,
  interchangeRoutes,
  tryoutRoutes,
  tryoutPlanRoutes,
  planPaperRoutes,
  planPublicationRoutes,
  examDayRoutes,
  runningRoutes,
  onPaperRoutes,
  enrolmentRoutes,
  subjectRoutes,
  progressRoutes,
  signalRoutes,
  resultRoutes,
  reportRoutes,
  classReportRoutes,
  classShareRoutes,
  reviewRoutes,
  scoreRoutes,
  runRoutes,
  lateAnswerRoutes,
  settingsRoutes,
  bannerRoutes,
  newsRoutes,
  testimonialRoutes,
  jobRoutes,
  faqRoutes,
  guidanceRoutes,
  mediaRoutes,
  questionReportRoutes,
  quizRoutes,
  quizSittingRoutes,
  quizAuthoringRoutes,
  practiceRoutes,
  raportRoutes,
  outcomeRoutes,
  homeRoutes,
  userRoutes,
  userImportRoutes,
  studentCodeRoutes,
  codeChangeRoutes,
  dashboardRoutes,
  auditRoutes,
  mailRoutes,
  invitationRoutes,
]
