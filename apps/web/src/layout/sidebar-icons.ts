import {
  BookOpen,
  ChartColumn,
  ChartLine,
  CircleQuestionMark,
  ClipboardList,
  LayoutDashboard,
  Library,
  type LucideIcon,
  Newspaper,
  Target,
  Trophy,
  University,
  Users,
  Zap,
} from 'lucide-react'
import type { SidebarIcon } from './sidebar-entry.ts'

export const sidebarIcons: Record<SidebarIcon, LucideIcon> = {
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
