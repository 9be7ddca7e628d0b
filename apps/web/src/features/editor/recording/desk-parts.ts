import { Download, Play, RotateCw, Square, Trash2 } from 'lucide-react'
import { formatClock } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog, DialogActions, DialogClose, DialogContent } from '@/ui/dialog.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import { toast } from '@/ui/toast.ts'

/**
 * What the editor has loaded when the studio comes, handed over: a module that both import becomes a script of its own
 * at the editor's start, and a dozen of those weigh more than all that recording adds to it.
 */
export const deskParts = {
  Button,
  Dialog,
  DialogActions,
  DialogClose,
  DialogContent,
  IconButton,
  Spinner,
  Download,
  Play,
  RotateCw,
  Square,
  Trash2,
  formatClock,
  toast,
  useLanguage,
  useReportFailure,
}

export type DeskParts = typeof deskParts
