import {
  BookOpen,
  CircleQuestionMark,
  ClipboardList,
  Library,
  type LucideIcon,
  Newspaper,
  Trophy,
  Users,
  Zap,
} from 'lucide-react'
import type { SidebarIcon } from './sidebar-entry.ts'

export const sidebarIcons: Record<SidebarIcon, LucideIcon> = {
  bank: Library,
  content: Newspaper,
  faq: CircleQuestionMark,
  quiz: Zap,
  guide: BookOpen,
  ranking: Trophy,
  tryout: ClipboardList,
  users: Users,
}
