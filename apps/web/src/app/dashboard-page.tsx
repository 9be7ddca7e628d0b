import '@/i18n/dashboard-words.ts'
import { Dashboard } from '@/features/dashboard/dashboard.tsx'
import { SignedInFrame } from './signed-in-frame.tsx'

export const DashboardPage = () => (
  <SignedInFrame>
    <Dashboard />
  </SignedInFrame>
)
