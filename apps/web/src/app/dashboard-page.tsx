import { Dashboard } from '@/features/dashboard/dashboard.tsx'
import { addWords } from '@/i18n/add-words.ts'
import { dashboard as words } from '@/i18n/en/dashboard.ts'
import { SignedInFrame } from './signed-in-frame.tsx'

addWords({ dashboard: words })

export const DashboardPage = () => (
  <SignedInFrame>
    <Dashboard />
  </SignedInFrame>
)
