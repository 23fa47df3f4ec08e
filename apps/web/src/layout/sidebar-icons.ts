import {
  CircleQuestionMark,
  ClipboardList,
  Library,
  type LucideIcon,
  Newspaper,
  Trophy,
  Users,
} from 'lucide-react'
import type { SidebarIcon } from './sidebar-entry.ts'

export const sidebarIcons: Record<SidebarIcon, LucideIcon> = {
  bank: Library,
  content: Newspaper,
  faq: CircleQuestionMark,
  ranking: Trophy,
  tryout: ClipboardList,
  users: Users,
}
