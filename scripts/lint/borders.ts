/**
 * Who may know whom. The linter (borders-plugin.ts), docs/architecture.md and borders.test.ts read this table; nothing repeats it.
 * Tests may look everywhere.
 */

type Knows = Record<string, string[]>

/**
 * The wings of the product, from the ground up, with their features and whom each feature of the server may know outside
 * itself. A feature knows only features of its own wing and of wings above it in this list. All may write into `audit`.
 */
export const wings: Record<string, Knows> = {
  platform: {
    audit: [],
    settings: [],
    media: [],
    regions: [],
    mail: ['settings'],
    jobs: ['mail'],
  },
  people: {
    classes: [],
    'student-codes': ['classes'],
    auth: ['mail', 'settings'],
    accounts: ['auth', 'mail', 'settings', 'student-codes'],
    'school-login': ['accounts', 'auth'],
    profile: ['accounts', 'auth', 'classes'],
    users: ['accounts', 'auth', 'classes', 'jobs', 'mail'],
    'student-lists': ['accounts', 'classes', 'jobs'],
    'own-data': ['auth', 'jobs', 'mail', 'users'],
  },
  exam: {
    programs: [],
    universities: [],
    marks: [],
    tryouts: ['marks', 'student-codes', 'universities'],
    progresses: ['auth', 'classes', 'marks', 'student-codes', 'tryouts', 'universities'],
    'tryout-plans': ['programs', 'progresses', 'settings', 'tryouts'],
    'study-plans': ['tryouts', 'universities'],
    'exam-day': ['classes', 'progresses', 'tryout-plans', 'tryouts'],
    'on-paper': ['classes', 'jobs', 'progresses', 'tryouts'],
  },
  scores: {
    rankings: ['classes', 'marks', 'tryouts'],
    scores: ['marks', 'progresses', 'rankings', 'tryouts'],
    results: ['marks', 'progresses', 'rankings', 'settings', 'student-codes', 'tryouts', 'universities'],
    raports: ['classes', 'marks', 'progresses', 'rankings', 'results', 'study-plans', 'tryouts'],
    outcomes: ['jobs', 'progresses', 'results', 'tryouts'],
  },
  site: {
    banners: [],
    faqs: [],
    testimonials: [],
    guidances: ['media'],
    news: ['media'],
    site: ['banners', 'faqs', 'news', 'settings', 'testimonials', 'tryouts'],
  },
  learning: {
    quizzes: ['marks', 'programs', 'tryouts'],
    'class-tasks': ['classes'],
    lessons: ['media'],
    practices: ['lessons', 'marks', 'progresses', 'results', 'tryouts'],
    reminders: ['auth', 'mail', 'tryouts'],
    history: ['practices', 'progresses', 'quizzes', 'raports', 'tryouts'],
    home: ['banners', 'news', 'practices', 'progresses', 'raports', 'study-plans', 'tryouts'],
  },
  bank: {
    subjects: ['programs'],
    'question-banks': ['programs', 'subjects'],
    calibrations: ['question-banks', 'scores', 'tryouts'],
    'question-reports': ['progresses', 'question-banks', 'quizzes', 'results', 'tryouts'],
    questions: ['media', 'question-banks', 'question-reports', 'tryouts'],
    interchange: ['jobs', 'media', 'question-banks', 'questions'],
    packs: [
      'banners',
      'faqs',
      'guidances',
      'jobs',
      'lessons',
      'media',
      'news',
      'programs',
      'question-banks',
      'questions',
      'quizzes',
      'subjects',
      'testimonials',
      'tryout-plans',
      'universities',
    ],
  },
  office: {
    dashboard: ['auth', 'mail', 'question-reports', 'tryouts'],
    markings: ['marks', 'question-banks', 'quizzes'],
    reports: ['classes', 'marks', 'progresses', 'rankings', 'results', 'scores', 'tryouts'],
  },
}

/** Rooms beside the features of the server, and which of them each may know. Files beside the rooms are open to all. */
export const serverRooms: Knows = {
  db: [],
  store: [],
  content: ['store'],
  http: ['content', 'db', 'store'],
  backup: ['db', 'store'],
  features: ['content', 'db', 'http', 'store'],
  demo: ['content', 'db', 'features', 'http'],
}

/** Rooms of the web. A feature may know every room and no other feature; what features of one wing share lies in the wing. */
const roomsBelowAreas: Knows = {
  device: [],
  toast: [],
  format: ['device'],
  ui: ['device', 'format'],
  api: ['toast'],
  auth: ['api', 'format'],
  'rich-text': ['api', 'ui'],
  form: ['api', 'device', 'format', 'toast', 'ui'],
  question: ['api', 'auth', 'device', 'rich-text', 'toast', 'ui'],
  content: ['api', 'form', 'ui'],
  list: ['api', 'auth', 'ui'],
  person: ['api', 'form', 'ui'],
  tryout: ['api', 'auth', 'format', 'ui'],
  study: ['api', 'auth', 'format', 'question', 'ui'],
  exam: ['api', 'device', 'question', 'ui'],
  layout: ['api', 'auth', 'device', 'exam', 'format', 'person', 'toast', 'ui'],
  site: ['format', 'ui'],
}

export const webRooms: Knows = {
  ...roomsBelowAreas,
  features: Object.keys(roomsBelowAreas),
  areas: ['auth', 'features', 'layout', 'ui'],
}

const features: Knows = Object.assign({}, ...Object.values(wings))

export type Side = 'server' | 'web'

interface Place {
  room?: string | undefined
  wing?: string | undefined
  feature?: string | undefined
}

function place(path: string): Place {
  const [room, wing, feature] = path.split('/')
  if (room === 'features') return { room, wing, feature: path.split('/').length > 3 ? feature : undefined }
  return { room: path.includes('/') ? room : undefined }
}

const sides: Record<Side, { rooms: Knows; mayKnow: (from: string, to: string) => boolean }> = {
  server: {
    rooms: serverRooms,
    mayKnow: (from, to) => to === 'audit' || features[from]?.includes(to) === true,
  },
  web: { rooms: webRooms, mayKnow: () => false },
}

/** What is wrong with an import, or undefined. Both paths are below `src`. */
export function findBorderFault(side: Side, from: string, to: string): string | undefined {
  const { rooms, mayKnow } = sides[side]
  const here = place(from)
  const there = place(to)
  if (here.room === undefined || there.room === undefined) return undefined
  if (here.room !== there.room)
    return rooms[here.room]?.includes(there.room) ? undefined : `${here.room} may not know ${there.room}.`
  if (here.room !== 'features' || here.feature === there.feature) return undefined
  if (here.wing === there.wing && there.feature === undefined) return undefined
  return here.feature && there.feature && mayKnow(here.feature, there.feature)
    ? undefined
    : `${here.feature ?? here.wing} may not know ${there.feature ?? there.wing}.`
}

/** What builds statements; only files that say so by their name may do it. */
const statement = /^(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)$/

/** Files of features that hold SQL: queries, and what a feature holds of a person. */
export const holdsStatements = (file: string) => /(?:\.queries|\/personal-data)\.ts$/.test(file)

export const isStatement = (name: string) => statement.test(name)
