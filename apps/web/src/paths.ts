/** Every address once. Parameters are written `:name`; `fillPath` puts values in. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  verifyOtp: '/verify-otp',
  resetPassword: '/reset-password',
  verificationResult: '/email-verification-result',
  refuseReminders: '/reminders/refuse',
  acceptInvitation: '/accept-invitation',
  sharedClass: '/class/:token',
  student: '/student',
  teacher: '/teacher',
  admin: '/admin',
  tryouts: '/student/try-out',
  tryout: '/student/try-out/detail/:slug',
  ranking: '/student/try-out/detail/:id/ranking',
  fillMajor: '/student/try-out/fill-major/:slug/:id',
  result: '/student/try-out/result/:slug',
  subjects: '/student/try-out/subjects/:slug',
  scoring: '/student/try-out/scoring',
  plans: '/admin/try-out',
  plan: '/admin/try-out/detail/:id',
  live: '/admin/try-out/detail/:id/live',
  paper: '/admin/try-out/detail/:id/paper',
  paperAnswers: '/admin/try-out/detail/:id/paper/answers',
  planCreate: '/admin/try-out/create',
  planTest: '/admin/try-out/create/test',
  programs: '/admin/try-out/program',
  raport: '/student/raport',
  ownOutcomes: '/student/raport/hasil-seleksi',
  quizzes: '/student/quiz',
  quiz: '/student/quiz/:slug',
  practice: '/student/practice',
  guide: '/student/guide',
  faq: '/student/faq',
  universities: '/admin/university',
  universityCreate: '/admin/university/create',
  university: '/admin/university/detail/:id',
  users: '/admin/user',
  userCreate: '/admin/user/create',
  user: '/admin/user/detail/:id',
  studentCodes: '/admin/user/student-code',
  studentCodeCards: '/admin/user/student-code/print',
  settings: '/admin/setting',
  audit: '/admin/setting/audit',
  bankSubjects: '/admin/question-bank/subject',
  bankSubject: '/admin/question-bank/subject/:id',
  scores: '/admin/peringkat',
  scoreRank: '/admin/peringkat/rank/:id',
  reports: '/admin/report',
  chanceReport: '/admin/report/peluang',
  report: '/admin/report/:id',
  content: '/admin/content',
  adminQuizzes: '/admin/quiz',
  adminQuizCreate: '/admin/quiz/create',
  adminQuiz: '/admin/quiz/detail/:id',
  contentBanners: '/admin/content/banner',
  contentTestimonials: '/admin/content/testimoni',
  contentFaqs: '/admin/content/faq',
  contentGuides: '/admin/content/panduan',
  newsCreate: '/admin/content/create-news',
  newsEdit: '/admin/content/news/:id',
  gallery: '/student/slicing',
  session: '/session/tryout/:slug/:id',
  review: '/session/tryout-review/:slug',
  quizSession: '/session/quiz/:slug',
  practiceSession: '/session/practice/:id',
} as const

/** Addresses that several areas have, below the root of each; `useAreaPath` puts it before them. */
export const areaPaths = {
  profile: 'profile',
  banks: 'question-bank',
  bankCreate: 'question-bank/create',
  bankUpload: 'question-bank/upload',
  bankFlags: 'question-bank/flag',
  bank: 'question-bank/detail/:qbId',
  bankSubTest: 'question-bank/detail/:qbId/:subTesId',
  classPage: 'report/class/:tryoutId',
  question: 'question-bank/detail/:qbId/:subTesId/soal/:questionId',
  questionHistory: 'question-bank/detail/:qbId/:subTesId/soal/:questionId/versi',
  allQuestions: 'question-bank/soal',
  questionReview: 'question-bank/review',
  bankTwins: 'question-bank/detail/:qbId/kembar',
} as const

const staffRoots = [paths.teacher, paths.admin]

/** All addresses of the app for the server, which answers others with 404; shared ones below the root of each area. */
export function listAddresses(): string[] {
  const shared = Object.values(areaPaths).flatMap(path => {
    const roots = path === areaPaths.profile ? [paths.student, ...staffRoots] : staffRoots
    return roots.map(root => `${root}/${path}`)
  })
  return [...Object.values(paths), ...shared]
}

export type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export function fillPath<Path extends string>(path: Path, params: Record<ParamName<Path>, string>): string {
  return Object.entries<string>(params).reduce(
    (filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(value)),
    path as string,
  )
}
