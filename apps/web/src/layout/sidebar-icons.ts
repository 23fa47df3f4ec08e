import BookOpen from 'icon:book-open'
import ChartColumn from 'icon:chart-column'
import ChartLine from 'icon:chart-line'
import CircleQuestionMark from 'icon:circle-question-mark'
import ClipboardList from 'icon:clipboard-list'
import LayoutDashboard from 'icon:layout-dashboard'
import Library from 'icon:library'
import Newspaper from 'icon:newspaper'
import Target from 'icon:target'
import Trophy from 'icon:trophy'
import University from 'icon:university'
import Users from 'icon:users'
import Zap from 'icon:zap'
import type { Icon } from '../draw-icon.ts'
import type { SidebarIcon } from './sidebar-entry.ts'

export const sidebarIcons: Record<SidebarIcon, Icon> = {
  bank: Library,
  content: Newspaper,
  dashboard: LayoutDashboard,
  faq: CircleQuestionMark,
  quiz: Zap,
  guide: BookOpen,
  practice: Target,
  ranking: Trophy,
  report: ChartColumn,
  raport: ChartLine,
  tryout: ClipboardList,
  university: University,
  users: Users,
}
